import type { Ask, Asking } from '#engine/tactical/contract';
import { brandAs } from '#kernel/brand/brand';
import { type ById, entriesById } from '#kernel/collections/tables';
import type { EmpireId, FleetId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Answer, Decision } from '#model/decisions/decision';
import { partnerFleetOf, partnerUnitOf } from '#model/decisions/partner-alias';
import { empiresOf, type EncounterRun } from './encounter-run.ts';

type Wording = (text: string) => string;
/** The leader's names for units of its partners, and the units that they mean. */
type Aliases = Readonly<{ hide: Wording; find: Wording }>;

/** Text that players write is never an id, even if it looks like one. */
const WRITTEN = 'name';

/** What a piece tells its owner alone. */
const OWN_ALONE: readonly string[] = ['outOfSupply', 'ordnance'];

/** A value with other texts in it, however deep; a unit that is named otherwise tells less of itself. */
function reworded(value: unknown, wording: Wording): unknown {
  if (typeof value === 'string') return wording(value);
  if (Array.isArray(value)) return value.map((one) => reworded(one, wording));
  if (typeof value !== 'object' || value === null) return value;
  // The rest is a record, which no type can express.
  const all = value as ById<string, unknown>;
  const isHidden = typeof all['unit'] === 'string' && wording(all['unit']) !== all['unit'];
  const entries = entriesById(all)
    .filter(([key]) => !(isHidden && OWN_ALONE.includes(key)))
    .map(([key, one]) => [key, key === WRITTEN ? one : reworded(one, wording)] as const);
  return Object.fromEntries(entries);
}

/** The owner of a unit or fleet; undefined if the text is the id of neither. */
const ownerOf = ({ units, fleets }: CampaignState, text: string): EmpireId | undefined => {
  if (Object.hasOwn(units, text)) return units[brandAs<UnitId>(text)]?.owner;
  return Object.hasOwn(fleets, text) ? fleets[brandAs<FleetId>(text)]?.owner : undefined;
};

/** Numbers for the forces of partners there, in the order of the questions. */
function aliasesFor({ world: { state } }: EncounterRun, partners: readonly EmpireId[]): Aliases {
  const aliases = new Map<string, string>();
  const ids = new Map<string, string>();
  const counts = { units: 0, fleets: 0 };
  const nextFor = (id: string, owner: EmpireId): string => {
    if (Object.hasOwn(state.fleets, id)) return partnerFleetOf(owner, (counts.fleets += 1));
    return partnerUnitOf(owner, (counts.units += 1));
  };
  return {
    hide: (text) => {
      const owner = ownerOf(state, text);
      if (owner === undefined || !partners.includes(owner)) return text;
      const alias = aliases.get(text) ?? nextFor(text, owner);
      aliases.set(text, alias);
      ids.set(alias, text);
      return alias;
    },
    find: (text) => ids.get(text) ?? text,
  };
}

/**
 * Asks the questions of an encounter so that the leader of a side reads and names units and fleets of its partners only by numbers.
 * @rule FOG-6 @rule FOG-12
 * @ruling Empires on one side see each other's units, but not the owners' ids for them, because ids count all units that an empire ever
 *   had. The leader names its partners' units and fleets by numbers, which are given in the order of the questions and stay the same during
 *   the encounter.
 */
export function* byAliases<R>(run: EncounterRun, asking: Asking<R>): Asking<R> {
  const leaders = new Map(
    [...run.sides.keys()].flatMap((side) => {
      const [, ...partners] = empiresOf(run, side);
      return partners.length === 0 ? [] : [[side, aliasesFor(run, partners)] as const];
    }),
  );
  if (leaders.size === 0) return yield* asking;
  let step = asking.next([]);
  while (step.done !== true) {
    const readers = step.value.map(({ decision }) => leaders.get(decision.asked));
    const answers = yield step.value.map((ask, index) => askedOf(ask, readers[index]));
    step = asking.next(answers.map((answer, index) => meantBy(answer, readers[index])));
  }
  return step.value;
}

// A question or an answer with other texts keeps its kind, which no type can express.
const askedOf = (ask: Ask, aliases: Aliases | undefined): Ask =>
  aliases === undefined
    ? ask
    : {
        decision: reworded(ask.decision, aliases.hide) as Decision,
        standing: reworded(ask.standing, aliases.hide) as Answer,
      };

const meantBy = (answer: Answer, aliases: Aliases | undefined): Answer =>
  aliases === undefined ? answer : (reworded(answer, aliases.find) as Answer);
