import { unique } from '#kernel/collections/unique';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId } from '#model/campaign/ids';
import { type Contact, type Dated, knowledgeIdOf } from '#model/campaign/knowledge';
import { RAIDERS } from '#model/campaign/raiders';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Fleet } from '#model/forces/fleet';
import { contactFault } from '#rules/sight/contact-fault';
import { hidersIn } from '#rules/sight/hiders-in';
import { type StateInvariant, breachesIn } from './state-invariant.ts';

const isPlace = ({ systems, lanes }: CampaignState, place: BattlePlace): boolean =>
  place.kind === 'system' ? Object.hasOwn(systems, place.system) : Object.hasOwn(lanes, place.lane);

type Row = Readonly<{
  id: string;
  viewer: EmpireId;
  right: boolean;
  dates: readonly (Dated | null)[];
}>;

/** All that empires know, with whether it is of something that exists. */
function knowledgeIn(state: CampaignState): readonly Row[] {
  const { knownSystems, knownLanes, knownDesigns, systems, lanes } = state;
  // MAP-12: a lane may lead to a hex where no system has been found.
  const ends = new Set(valuesById(lanes).flatMap(({ a, b }) => [a, b]));
  return [
    ...valuesById(knownSystems).map(({ id, viewer, system, located, visited, reported }): Row => {
      const isThere = Object.hasOwn(systems, system) || ends.has(system);
      const right = isThere && id === knowledgeIdOf(viewer, system);
      return { id, viewer, right, dates: [located, visited, reported] };
    }),
    ...valuesById(knownLanes).map(({ id, viewer, lane, known }): Row => {
      const right = Object.hasOwn(state.lanes, lane) && id === knowledgeIdOf(viewer, lane);
      return { id, viewer, right, dates: [known] };
    }),
    ...valuesById(knownDesigns).map(({ id, viewer, design, known }): Row => {
      const right = Object.hasOwn(state.designs, design) && id === knowledgeIdOf(viewer, design);
      return { id, viewer, right, dates: [known] };
    }),
    ...valuesById(state.contacts).map(({ id, viewer, place, seen }): Row => {
      return { id, viewer, right: isPlace(state, place), dates: [seen] };
    }),
  ];
}

/** @rule FOG-2 */
const knowledgeRows: StateInvariant = {
  code: 'KNOWLEDGE_OF_NOTHING',
  sentence: 'All that empires know is known by an empire, and of something, that exists.',
  breaches: ({ state }) =>
    breachesIn(knowledgeIn(state), ({ id, viewer, right }) =>
      right && Object.hasOwn(state.empires, viewer) ? null : `${id} of ${viewer}`,
    ),
};

/** @rule FOG-11 */
const knowledgeDates: StateInvariant = {
  code: 'KNOWLEDGE_DATE',
  sentence: 'Nothing is known from a turn that is still to come.',
  breaches: ({ state }) =>
    breachesIn(knowledgeIn(state), ({ id, dates }) => {
      const late = dates.find((date) => date !== null && date.turn > state.turn);
      return late === undefined || late === null ? null : `${id} is from turn ${String(late.turn)}`;
    }),
};

/** @rule FOG-9 */
const knowledgeTellers: StateInvariant = {
  code: 'KNOWLEDGE_TELLER',
  sentence: 'An empire that told another something is in contact with it.',
  breaches: ({ state }) =>
    breachesIn(knowledgeIn(state), ({ id, viewer, dates }) => {
      const teller = dates
        .flatMap((date) => date?.by ?? [])
        .find((by) => !isMet(state, viewer, by));
      return teller === undefined ? null : `${id} was told by ${teller}`;
    }),
};

const isMet = ({ relations }: CampaignState, viewer: EmpireId, by: EmpireId): boolean =>
  Object.hasOwn(relations, relationIdOf(viewer, by));

/** The owner of the forces behind a contact; undefined: they are gone. */
function ownerBehind(state: CampaignState, { subject }: Contact): EmpireId | undefined {
  if (subject.kind === 'garrison') return subject.owner;
  const fleet: Fleet | undefined = state.fleets[subject.fleet];
  return fleet?.owner;
}

/** @rule FOG-3 */
const contactsForeign: StateInvariant = {
  code: 'CONTACT_OWN',
  sentence:
    'No empire has a contact of its own forces, and each contact belongs to an existing empire, to raiders, or to an unknown power.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.contacts), (contact) => {
      const { id, viewer, owner } = contact;
      const isSomebody = owner === RAIDERS || owner === null;
      if (!isSomebody && !Object.hasOwn(state.empires, owner)) return `${id} is ${owner}'s`;
      const behind = ownerBehind(state, contact);
      return owner === viewer || behind === viewer ? `${id} is the viewer’s own` : null;
    }),
};

/** @rule FOG-12 */
const contactsTrue: StateInvariant = {
  code: 'CONTACT_GONE',
  sentence: 'Forces under observation are there, and don’t hide from their viewer.',
  breaches: (checked) => {
    const truth = { ...checked, hiders: hidersIn(checked.state) };
    return breachesIn(valuesById(checked.state.contacts), (one) => contactFault(truth, one));
  },
};

/** @rule FOG-12 */
const contactShips: StateInvariant = {
  code: 'CONTACT_SHIPS',
  sentence:
    'The ships that are known by name are of a fleet, each once, in the order of their names.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.contacts), ({ id, subject, ships }) => {
      if (ships.length > 0 && subject.kind !== 'fleet') return `${id} is no fleet`;
      const right = [...unique(ships)].filter((name) => name !== '').sort(compareText);
      const isSo = right.length === ships.length && ships.every((name, at) => name === right[at]);
      return isSo ? null : `${id}: ${ships.join(', ')}`;
    }),
};

/** @rule OPT-3 */
const surveysCounted: StateInvariant = {
  code: 'SURVEY_COUNT',
  sentence: 'The functions that an empire has spent on a survey are a whole number, not below 0.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.knownSystems), ({ id, surveyed }) =>
      Number.isInteger(surveyed) && surveyed >= 0 ? null : `${id}: ${String(surveyed)}`,
    ),
};

/** What holds of knowledge. */
export const KNOWLEDGE_INVARIANTS: readonly StateInvariant[] = [
  knowledgeRows,
  knowledgeDates,
  knowledgeTellers,
  contactsForeign,
  contactsTrue,
  contactShips,
  surveysCounted,
];
