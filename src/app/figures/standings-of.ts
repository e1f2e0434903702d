import { compareText } from '#kernel/result/compare-text';
import { valuesById } from '#kernel/collections/tables';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { CampaignState } from '#model/campaign/state';
import type { EmpireId } from '#model/campaign/ids';
import { type EmpireFigures, figuresOf } from './figures-of.ts';
import type { StandingFigure } from './standing-figures.ts';

/** One empire in the standings, best first. */
export type Standing = Readonly<{
  empire: EmpireId;
  name: string;
  values: Readonly<Partial<Record<StandingFigure, number>>>;
}>;

/** The standings as the orders of a turn opened. */
export type Standings = Readonly<{ turn: number; rows: readonly Standing[] }>;

/** The income that each empire was paid as a turn opened. */
async function incomesOf(
  reader: StoreReader,
  { id }: Campaign,
  turn: number,
): Promise<ReadonlyMap<EmpireId, number>> {
  const { events } = await reader.eventPage(id, { types: ['IncomePaid'], skip: 0, take: MOST });
  return new Map(
    events.flatMap((kept) =>
      kept.turn === turn && kept.event.type === 'IncomePaid'
        ? [[kept.event.empire, kept.event.total] as const]
        : [],
    ),
  );
}

/** More than the empires of two turns. */
const MOST = 400;

type Asked = Readonly<{
  campaign: Campaign;
  figures: readonly StandingFigure[];
  /** The last turn that may be shown; left out: the present one. */
  upTo?: number;
}>;

/** The empires that players play, by the first of the figures. */
function rowsOf(
  { empires }: Pick<CampaignState, 'empires'>,
  figures: readonly StandingFigure[],
  valueOf: (empire: EmpireId, figure: StandingFigure) => number,
): readonly Standing[] {
  const rows = valuesById(empires)
    .filter(({ nonAligned }) => nonAligned === undefined)
    .map(({ id, name }): Standing => {
      const values = figures.map((figure) => [figure, valueOf(id, figure)] as const);
      return { empire: id, name, values: Object.fromEntries(values) };
    });
  const [first] = figures;
  const leading = ({ values }: Standing): number =>
    first === undefined ? 0 : (values[first] ?? 0);
  return rows
    .toSorted((a, b) => compareText(a.name, b.name))
    .toSorted((a, b) => leading(b) - leading(a));
}

/** The standings of the last turn whose orders were opened, or of an earlier one; null: no turn was, or its state is not kept. @rule FOG-13 */
export async function standingsOf(
  reader: StoreReader,
  { campaign, figures, upTo = campaign.turn }: Asked,
): Promise<Standings | null> {
  const heads = await reader.checkpoints(campaign.id);
  const head = heads.findLast(({ phase, turn }) => phase === 'economic' && turn <= upTo);
  const state = head && (await reader.checkpoint(campaign.id, head.version));
  if (head === undefined || state === undefined) return null;
  const incomes = await incomesOf(reader, campaign, head.turn);
  const own = new Map(figuresOf(state).map((one): [EmpireId, EmpireFigures] => [one.empire, one]));
  const valueOf = (empire: EmpireId, figure: StandingFigure): number =>
    figure === 'income' ? (incomes.get(empire) ?? 0) : (own.get(empire)?.[figure] ?? 0);
  return { turn: head.turn, rows: rowsOf(state, figures, valueOf) };
}
