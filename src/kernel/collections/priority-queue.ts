import { invariant } from '#kernel/result/invariant';
import type { Comparator } from './sort-by.ts';

/** A queue that gives the first item by its comparator; equal items leave as they came. */
export type PriorityQueue<T extends NonNullable<unknown>> = Readonly<{
  push: (item: T) => void;
  peek: () => T | undefined;
  pop: () => T | undefined;
  size: () => number;
}>;

/** A binary heap in two parallel arrays, so that a push allocates no object. */
type Heap<T> = Readonly<{ items: T[]; arrivals: number[]; compare: Comparator<T> }>;

/** An empty queue. */
export function priorityQueue<T extends NonNullable<unknown>>(
  compare: Comparator<T>,
): PriorityQueue<T> {
  const heap: Heap<T> = { items: [], arrivals: [], compare };
  let arrived = 0;
  return {
    push: (item) => {
      siftUp(heap, item, arrived);
      arrived += 1;
    },
    peek: () => heap.items[0],
    pop: () => {
      const first = heap.items[0];
      const last = heap.items.pop();
      const arrival = heap.arrivals.pop();
      const isLeft = last !== undefined && arrival !== undefined && heap.items.length > 0;
      if (isLeft) siftDown(heap, last, arrival);
      return first;
    },
    size: () => heap.items.length,
  };
}

/** Puts an item at the end, or above it, as far as it comes before its parents. */
function siftUp<T>(heap: Heap<T>, item: T, arrival: number): void {
  let place = heap.items.length;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (!isBefore(heap, item, arrival, parent)) break;
    put(heap, place, itemAt(heap, parent), arrivalAt(heap, parent));
    place = parent;
  }
  put(heap, place, item, arrival);
}

/** Puts an item at the top, or below it, as far as children come before it. */
function siftDown<T>(heap: Heap<T>, item: T, arrival: number): void {
  let place = 0;
  for (let child = firstChild(heap, 0); child !== -1; child = firstChild(heap, place)) {
    if (isBefore(heap, item, arrival, child)) break;
    put(heap, place, itemAt(heap, child), arrivalAt(heap, child));
    place = child;
  }
  put(heap, place, item, arrival);
}

/** The child that comes first, or -1 when there is none. */
function firstChild<T>(heap: Heap<T>, place: number): number {
  const left = 2 * place + 1;
  const right = left + 1;
  if (left >= heap.items.length) return -1;
  if (right >= heap.items.length) return left;
  return isBefore(heap, itemAt(heap, right), arrivalAt(heap, right), left) ? right : left;
}

function isBefore<T>(heap: Heap<T>, item: T, arrival: number, place: number): boolean {
  const order = heap.compare(item, itemAt(heap, place));
  return order === 0 ? arrival < arrivalAt(heap, place) : order < 0;
}

function put<T>(heap: Heap<T>, place: number, item: T, arrival: number): void {
  heap.items[place] = item;
  heap.arrivals[place] = arrival;
}

function itemAt<T>(heap: Heap<T>, place: number): T {
  const item = heap.items[place];
  invariant(item !== undefined, 'QUEUE_PLACE_EMPTY');
  return item;
}

function arrivalAt<T>(heap: Heap<T>, place: number): number {
  return heap.arrivals[place] ?? 0;
}
