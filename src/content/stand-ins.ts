import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** The value to put at a place so that the rest can be read; undefined: the place stays empty. */
export type StandIn = Readonly<{ place: Path; value: unknown }>;

/**
 * What may have been meant where a schema refused a value. `slot` counts the refused values, so that two of them can mean different
 * things; `json` is the whole as it was sent.
 */
export type Guess = (path: Path, at: Readonly<{ slot: number; json: unknown }>) => StandIn;

type Holder = Record<PropertyKey, unknown>;
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** The value at a place; undefined: nothing is there. */
export function valueAt(json: unknown, path: Path): unknown {
  let value = json;
  for (const step of path) {
    value = isHolder(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value;
}

function put(json: unknown, { place, value }: StandIn): void {
  const last = place.at(-1);
  const holder = valueAt(json, place.slice(0, -1));
  if (last === undefined || !isHolder(holder)) return;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
}

/** Replaces values that a schema refused by values that it accepts, and removes unknown entries. */
export function putStandIns(json: unknown, { issues }: z.core.$ZodError, guess: Guess): void {
  const sent: unknown = structuredClone(json);
  for (const [slot, issue] of issues.entries()) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) put(json, { place: [...issue.path, key], value: undefined });
    } else put(json, guess(issue.path, { slot, json: sent }));
  }
}

/** Whether a place, or one that it is part of, is among some. */
export function isWithin(path: string, places: ReadonlySet<string>): boolean {
  const ends = [...path.matchAll(/[.[]/g)].map(({ index }) => path.slice(0, index));
  return [...ends, path].some((one) => places.has(one));
}
