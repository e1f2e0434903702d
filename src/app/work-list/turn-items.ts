import { canResubmit, type ReopenedOrders } from '#app/resubmit/reopened-orders';
import type { Light } from '#app/clock/light-of';
import type { Campaign } from '#app/ports/campaign-record';
import type { TurnClock } from '#app/ports/turn-clock';
import type { EmpireId } from '#model/campaign/ids';
import type { ThreadView } from '#app/usecases/talk/read-threads';
import type { WorkItem } from './work-item.ts';

type Open = Readonly<{
  lights: readonly Light[];
  clock: TurnClock;
  now: string;
  /** Empires with a seat to which nobody has come yet. */
  unopened: ReadonlySet<EmpireId>;
}>;

const missingItem =
  ({ clock: { deadline }, now, unopened }: Open) =>
  ({ empire, name, kind, extendedUntil }: Light): WorkItem => {
    const due = extendedUntil ?? deadline;
    const isOver = due !== null && now >= due;
    const isUnopened = unopened.has(empire);
    const draft = kind !== 'missing';
    return { kind: 'missing', empire, name, draft, deadline: due, isOver, isUnopened };
  };

/** Whom an open turn waits for, and where nobody sits; or that all orders are there. */
export function openTurnItems({ turn }: Campaign, open: Open): readonly WorkItem[] {
  const { lights } = open;
  const missing = lights.filter(({ isMissing }) => isMissing).map(missingItem(open));
  const vacant = lights
    .filter(({ kind }) => kind === 'vacant')
    .map(({ empire, name }): WorkItem => ({ kind: 'vacant', empire, name }));
  return [
    ...missing,
    ...vacant,
    ...(missing.length === 0 ? [{ kind: 'all-in', turn } as const] : []),
  ];
}

/** The orders that an undo made drafts again, if the moderator can submit them again. */
export function reopenedItem(found: readonly ReopenedOrders[]): readonly WorkItem[] {
  const names = found.filter(canResubmit).map(({ name }) => name);
  return names.length === 0 ? [] : [{ kind: 'reopened', names }];
}

/** The letters of players that wait for the moderators. */
export function threadItem(threads: readonly ThreadView[]): readonly WorkItem[] {
  const waiting = threads.filter(({ waits }) => waits);
  const asks = waiting.filter(({ canGrant }) => canGrant).length;
  return waiting.length === 0 ? [] : [{ kind: 'threads', count: waiting.length, asks }];
}

/** What is wrong with submitted orders. */
export const faultItems = (lights: readonly Light[]): readonly WorkItem[] =>
  lights
    .filter(({ kind }) => kind.startsWith('submitted'))
    .flatMap(({ empire, name, faults: { refused, doubts } }): readonly WorkItem[] => [
      ...(refused === 0 ? [] : [{ kind: 'refused-orders', empire, name, count: refused } as const]),
      ...(doubts === 0 ? [] : [{ kind: 'doubtful-orders', empire, name, count: doubts } as const]),
    ]);

/** The next step of a turn in processing, if it waits for the moderator alone. */
export const nextStepItem = ({ turn, phase }: Campaign): WorkItem =>
  phase === 'opening' ? { kind: 'to-issue', turn } : { kind: 'to-continue', turn, phase };
