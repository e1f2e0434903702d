import { compareIds, keysById, valuesById } from '#kernel/collections/tables';
import { rowOf } from '#kernel/collections/row-of';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { EmpireId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { CampaignState } from '#model/campaign/state';
import { isOpenHanded, type Openness } from '#rules/sight/is-open-handed';
import { partiesKnownOf, type Party, partiesOf } from './parties-of.ts';
import { partyFacing } from './party-facing.ts';

const NOBODY: ReadonlyMap<string, Party> = new Map();

/**
 * The place of each party. It moves along with the fleets, so that a step need not search all units.
 */
export type Whereabouts = Readonly<{
  party: (key: string) => Party | undefined;
  placeOf: (key: string) => BattlePlace | undefined;
  at: (place: BattlePlace) => readonly Party[];
  /** Puts a party at a place; null: it is under way and can be seen nowhere. */
  put: (key: string, place: BattlePlace | null) => void;
  /** Recounts the units of each party after losses or when fleets split. An empty party has no place. */
  renew: (after: CampaignState) => void;
  /** Every place with a party, and every owned system, in the order of ids; open-handed every system. */
  places: () => readonly BattlePlace[];
  /** The empires that see the place: by a colony, an outpost or units there (FOG-3); open-handed, all of them (FOG-1). */
  viewersAt: (place: BattlePlace) => ReadonlySet<EmpireId>;
  /** Whether somebody has anything at a place that another could see there. */
  isNoticed: (one: EmpireId, by: EmpireId, place: BattlePlace) => boolean;
  /** Whether anybody hides anywhere. */
  hasLurkers: () => boolean;
}>;

function placeIn(state: CampaignState, { subject }: Party): BattlePlace {
  if (subject.kind === 'garrison') return { kind: 'system', system: subject.system };
  const { place } = rowOf(state.fleets, subject.fleet);
  return place.kind === 'system' ? place : { kind: 'lane', lane: place.lane };
}

/**
 * The parties of a state where they are now.
 * @rule FOG-3 @rule FOG-1
 * @ruling If everything is open, every empire sees as if it had presence everywhere. Ships that hide stay hidden until
 *   Scouts find them, and powers stay unknown until empires meet them. Seeing a stranger far away is not contact.
 */
export function whereaboutsOf(state: CampaignState, rules: Openness): Whereabouts {
  const isOpen = isOpenHanded(rules);
  const everybody = new Set(keysById(state.empires));
  let latest = state;
  const parties = new Map(partiesKnownOf(state));
  const placeOf = new Map<string, BattlePlace>();
  const here = new Map<string, Map<string, Party>>();
  const known = new Map<string, BattlePlace>();
  const note = (place: BattlePlace): void => void known.set(placeKeyOf(place), place);
  const put = (key: string, place: BattlePlace | null): void => {
    const party = parties.get(key);
    const before = placeOf.get(key);
    if (party === undefined) return;
    if (before !== undefined) here.get(placeKeyOf(before))?.delete(key);
    placeOf.delete(key);
    if (place === null) return;
    note(place);
    placeOf.set(key, place);
    const list = here.get(placeKeyOf(place)) ?? new Map<string, Party>();
    here.set(placeKeyOf(place), list.set(key, party));
  };
  const arrive = (party: Party, place: BattlePlace | null): void => {
    parties.set(party.key, party);
    put(party.key, place);
  };
  // These come first, in the order of ids that all callers expect.
  for (const place of systemsWatched(state, isOpen)) note(place);
  for (const party of parties.values()) put(party.key, placeIn(state, party));

  const partiesAt = (place: BattlePlace): Iterable<Party> =>
    (here.get(placeKeyOf(place)) ?? NOBODY).values();
  const at = (place: BattlePlace): readonly Party[] => [...partiesAt(place)];
  return {
    party: (key) => parties.get(key),
    placeOf: (key) => placeOf.get(key),
    at,
    put,
    renew: (after) => {
      latest = after;
      const left = partiesOf(after);
      for (const [key, before] of parties) {
        const now = left.get(key);
        const place = placeOf.get(key) ?? null;
        if (now === before) continue;
        put(key, null);
        if (now === undefined) parties.delete(key);
        else arrive(now, place);
      }
      for (const [key, party] of left) if (!parties.has(key)) arrive(party, placeIn(after, party));
    },
    places: () => [...known.values()].sort((a, b) => compareIds(placeKeyOf(a), placeKeyOf(b))),
    viewersAt: (place) =>
      isOpen ? everybody : viewersOf(ownerOf(latest, place), partiesAt(place)),
    isNoticed: (one, by, place) =>
      ownerOf(latest, place) === one ||
      at(place).some((party) => party.owner === one && partyFacing(party, by).groups.length > 0),
    hasLurkers: () => [...parties.values()].some(({ lurkers }) => lurkers.length > 0),
  };
}

function viewersOf(owner: EmpireId | null, here: Iterable<Party>): ReadonlySet<EmpireId> {
  const viewers = new Set<EmpireId>();
  if (owner !== null) viewers.add(owner);
  for (const party of here) if (party.watches) viewers.add(party.owner);
  return viewers;
}

function ownerOf({ systems }: CampaignState, place: BattlePlace): EmpireId | null {
  if (place.kind === 'lane') return null;
  const system: StarSystem | undefined = systems[place.system];
  return system?.owner ?? null;
}

function systemsWatched(state: CampaignState, isOpen: boolean): readonly BattlePlace[] {
  return valuesById(state.systems).flatMap(({ id, owner }): readonly BattlePlace[] =>
    owner === null && !isOpen ? [] : [{ kind: 'system', system: id }],
  );
}
