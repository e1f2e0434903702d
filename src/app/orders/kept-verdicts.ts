import { type KeptLately, keptLately } from '#kernel/collections/kept-lately';
import type { CampaignId } from '#app/ports/campaign-record';
import { planOrders } from '#app/machine/plan-orders';
import type { MachineTurn } from '#app/ports/stand-in-record';
import type { Publication } from '#app/ports/turn-record';
import type { EmpireFigures } from '#app/figures/figures-of';
import type { UnitRecords } from '#app/figures/unit-records-of';
import type { WorkItem } from '#app/work-list/work-item';
import type { EmpireView } from '#fog/views/empire-view';
import type { DiceSeed } from '#kernel/dice/seeded-dice';
import { sumOf } from '#kernel/numbers/sum';
import type { MachinePlayer } from '#model/campaign/machine-player';
import { type CampaignState, TABLE_NAMES } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { foreseeSupply, type UnsuppliedFleet } from './foresee-supply.ts';
import { type Judged, judgeSheet } from './judge-sheet.ts';

/** Characters of JSON. The verdicts on a sheet of a great empire have some tens of thousands. */
const MOST = 16_000_000;

/** Those of a hundred turns of six empires have some hundred thousand. */
const MOST_FIGURES = 8_000_000;

/** Units in battles. A long war of six empires has some thousands. */
const MOST_RECORDS = 100_000;

const MOST_DOUBTS = 1_000_000;

/** Rows of states. That of six empires with 60 systems has some thousands. */
const MOST_ROWS = 100_000;

const rowsOf = (state: CampaignState | undefined): number =>
  state === undefined ? 1 : sumOf(TABLE_NAMES, (name) => Object.keys(state[name]).length);

type MaybeLater<T> = T | Promise<T>;

/** Works out a sheet, here or elsewhere. */
export type SheetWork = Readonly<{
  judged: (view: EmpireView, orders: readonly Order[]) => MaybeLater<Judged>;
  foreseen: (view: EmpireView, orders: readonly Order[]) => MaybeLater<readonly UnsuppliedFleet[]>;
  planned: (
    view: EmpireView,
    machine: MachinePlayer,
    seed: DiceSeed,
  ) => MaybeLater<MachineTurn['noted']>;
}>;

/** Works sheets out at once. */
export const sheetWorkHere = {
  judged: judgeSheet,
  foreseen: foreseeSupply,
  planned: planOrders,
} as const;

type Issue = Pick<Publication, 'turn' | 'edition' | 'empire' | 'hash' | 'view'>;

/** A sheet: the hash of its orders, and the edition that they were written from. */
type Written = Readonly<{
  campaign: CampaignId;
  issued: Issue;
  hash: string;
  orders: readonly Order[];
}>;

/** What was worked out of sheets lately: each page of a player shows it, and it costs far more than to read the sheet. */
export type KeptVerdicts = Readonly<{
  judged: (sheet: Written) => Promise<Judged>;
  foreseen: (sheet: Written) => Promise<readonly UnsuppliedFleet[]>;
  /** What a machine would order in the player's place. Its dice come from the report alone. */
  planned: (
    asked: Readonly<{ campaign: CampaignId; issued: Issue; machine: MachinePlayer }>,
  ) => Promise<MachineTurn['noted']>;
  /** The figures of all empires in a kept state, by its campaign, version and hash. */
  figures: KeptLately<readonly EmpireFigures[]>;
  /** The battles and ends of all units, by the same. */
  records: KeptLately<UnitRecords>;
  /** What looks wrong in a state, by its hash. */
  doubts: KeptLately<readonly WorkItem[]>;
  /** States for moderators to look at, by their campaign, version and hash. */
  states: KeptLately<CampaignState>;
  /** The same of past turns; undefined: it is not kept. */
  checkpoints: KeptLately<CampaignState | undefined>;
}>;

/** Nothing is kept yet. */
export function keptVerdicts(work: SheetWork = sheetWorkHere): KeptVerdicts {
  const judged = keptLately<Judged>(MOST);
  const foreseen = keptLately<readonly UnsuppliedFleet[]>(MOST);
  const planned = keptLately<MachineTurn['noted']>(MOST);
  return {
    judged: (sheet) =>
      judged(verdictKey(sheet), () => work.judged(sheet.issued.view, sheet.orders)),
    foreseen: (sheet) =>
      foreseen(verdictKey(sheet), () => work.foreseen(sheet.issued.view, sheet.orders)),
    planned: ({ campaign, issued, machine }) => {
      const { level, personality } = machine;
      const hash = `${level}/${personality}`;
      const secret = `proposal ${issued.hash}`;
      const seed = { secret, turn: issued.turn, attempt: 1, phase: 'economic' };
      return planned(verdictKey({ campaign, issued, hash }), () =>
        work.planned(issued.view, machine, seed),
      );
    },
    figures: keptLately(MOST_FIGURES),
    records: keptLately(MOST_RECORDS, ({ fought, lost }) => fought.length + lost.length),
    doubts: keptLately(MOST_DOUBTS),
    states: keptLately<CampaignState>(MOST_ROWS, rowsOf),
    checkpoints: keptLately(MOST_ROWS, rowsOf),
  };
}

/**
 * All that verdicts depend on: the view, which the hash of its edition vouches for, and the orders, by their own hash. An edition that
 * was undone, corrected or restored has another hash, or shows the same.
 */
const verdictKey = ({ campaign, issued, hash: orders }: Omit<Written, 'orders'>): string => {
  const { turn, edition, empire, hash } = issued;
  return [campaign, empire, turn, edition, hash, orders].join(' ');
};
