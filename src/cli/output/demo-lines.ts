import type { TurnRun } from '#app/usecases/turns/run-turn';
import type { ReadOrder } from '#cli/desk';
import { counted } from '#kernel/words/counted';

/** The orders of one empire that were handed in; `unread`: lines that speak of what is not there any more. */
export type DemoSheet = Readonly<{
  empire: string;
  orders: number;
  refused: number;
  unread: readonly ReadOrder[];
}>;

/** A turn that was played by the orders of its scenario. */
export type DemoTurn = Readonly<{
  turn: number;
  sheets: readonly DemoSheet[];
  phases: number;
  events: number;
  stopped: TurnRun['stopped']['at'];
}>;

function sheetLines({ empire, orders, refused, unread }: DemoSheet): readonly string[] {
  const doubts = refused > 0 ? `, ${String(refused)} of them refused` : '';
  return [
    `  ${empire}: ${counted(orders, 'order')}${doubts}`,
    ...unread.map(({ line, issues }) => `    line ${String(line)} left out: ${issues.join(' ')}`),
  ];
}

/** What was handed in for a turn, and how far it came. */
export function demoTurnLines({
  turn,
  sheets,
  phases,
  events,
  stopped,
}: DemoTurn): readonly string[] {
  const end =
    stopped === 'orders' ? 'orders are open again' : 'players have questions: farlane turn show';
  return [
    `Turn ${String(turn)}: ${counted(phases, 'phase')}, ${counted(events, 'event')}; ${end}.`,
    ...(sheets.length === 0
      ? ['  There are no ready-made orders for this turn, or all empires have their own.']
      : sheets.flatMap(sheetLines)),
  ];
}
