import { brandAs } from '#kernel/brand/brand';
import { ok } from '#kernel/result/result';
import { type ChosenSettings, parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import type { SetupFile } from '#content/setups/setup-schema';
import { readSetup } from '#app/setup/read-setup';
import { type GuidedStart, startOfSetup } from '#app/setup/start-of-setup';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { Change, Commit } from '#app/ports/campaign-store';
import type { Account } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import { chosenSettings } from '#app/settings/chosen-settings';
import { type ChosenStandIn, standInNote } from '#app/machine/wished-stand-in';
import { type Outcome, refuse } from '#app/use-case-error';
import { campaignName, type OwnNames } from './campaign-name.ts';
import { keysOfNew } from './empire-keys.ts';
import { type FirstLinks, firstLinks } from '#app/people/first-links';
import { seated } from '#app/people/seated';
import { type MachineSeat, machinesOf } from './machine-seats.ts';
import { readForceLists } from './read-force-lists.ts';
import { slugOf } from './slug-of.ts';
import type { EmpireId } from '#model/campaign/ids';
import { stateHashOf } from '#app/run/phase/state-hash';

export type CreateCampaignInput = Readonly<{
  name: string;
  /** Names that are taken for the person who makes it. */
  own?: OwnNames;
  /** The text of the force lists. */
  forceLists: string;
  /** Settings that differ from those of the file, by name. */
  settings?: Readonly<Record<string, string>>;
  /** Empires that nobody waits for from the beginning, because machines play them. */
  machines?: readonly MachineSeat[];
}> &
  /** The text of a scenario file, or of a setup. */
  Readonly<{ scenario: string } | { setup: string }>;

/** A campaign as it will begin. Nothing of it is stored yet. */
export type PlannedCampaign = GuidedStart &
  Readonly<{ name: string; machines: ReadonlyMap<EmpireId, ChosenStandIn> }>;

export type CreatedCampaign = Readonly<{
  slug: string;
  name: string;
  /** The empires that machines play from the beginning. Their links can still be given to players. */
  machines: readonly (ChosenStandIn & Readonly<{ empire: EmpireId; name: string }>)[];
}> &
  FirstLinks;

/** Reads the plan of a new campaign, or returns all its faults. */
export function plannedCampaign(input: CreateCampaignInput): Outcome<PlannedCampaign> {
  const name = campaignName(input.name, input.own);
  if (!name.ok) return name;
  const start = startOf(input);
  if (!start.ok) return start;
  const machines = machinesOf(start.value.state.empires, input.machines ?? []);
  return machines.ok
    ? ok({ ...start.value, name: name.value, machines: machines.value })
    : machines;
}

function startOf(input: CreateCampaignInput): Outcome<GuidedStart> {
  const { forceLists, settings = {} } = input;
  const chosen = chosenSettings(settings);
  if (!chosen.ok) return chosen;
  const lists = readForceLists(forceLists);
  if (!lists.ok) return lists;
  if ('setup' in input) {
    const setup = readSetup(input.setup);
    return setup.ok ? startOfSetup(withChosen(setup.value, chosen.value), lists.value) : setup;
  }
  const parsed = parseScenario(input.scenario, lists.value, chosen.value);
  if (!parsed.ok) return refuse('SCENARIO_REFUSED', parsed.error);
  const { guide = null } = parsed.value;
  return ok({ ...stateOfScenario(parsed.value, lists.value), guide });
}

const withChosen = (setup: SetupFile, chosen: ChosenSettings): SetupFile => ({
  ...setup,
  settings: { ...setup.settings, ...chosen },
});

type Person = Pick<Account, 'id' | 'name'>;

/** Who has a seat in a new campaign from the beginning, and what is written with it. */
type Sitters = Readonly<{
  /** Null: the person who opens the link becomes the owner. */
  owner: Person | null;
  /** The players who have their seats already. */
  players?: ReadonlyMap<EmpireId, Person>;
  /** The setup that the campaign comes from, and what becomes of it. */
  setup?: Readonly<{
    read: NonNullable<Commit['setup']>;
    after: (campaign: CampaignId) => readonly Change[];
  }>;
}>;

/** Stores a campaign with its seats and links. A person with an account has their seat from the beginning, and its link is used up. */
export async function keepCampaign(
  ports: Pick<Ports, 'store' | 'clock' | 'secrets'>,
  { state, rules, name, guide, machines }: PlannedCampaign,
  { owner, players = new Map(), setup }: Sitters,
): Promise<Outcome<CreatedCampaign> | 'again'> {
  const { store, clock, secrets } = ports;
  const taken = await store.read((reader) => reader.campaigns());
  const slug = slugOf(name, new Set(taken.map((campaign) => campaign.slug)));
  const id = brandAs<CampaignId>(secrets.id());
  const createdAt = clock.now();
  const { turn, phase } = state;
  const keysFrom = keysOfNew(state.empires);
  const secret = secrets.campaignSecret();
  const counters = { attempt: 1, version: 0, revision: 0, windowsClosed: 0 };
  const head = { id, slug, name, rules, secret, turn, phase };
  const campaign: Campaign = { ...head, ...counters, createdAt, keysFrom };
  const first = firstLinks(ports, { campaign: id, state, createdAt });
  const start = { version: 0, turn, phase, attempt: 1, hash: stateHashOf(state) };
  const by = { kind: 'moderator', ...(owner === null ? {} : { person: owner.id }) } as const;
  const noted = { at: createdAt, by, version: 0 };
  const sitting = [
    ...(owner === null ? [] : seated(first.owner, owner, noted)),
    ...first.players.flatMap((place) => {
      const { role } = place.seat;
      const person = 'empire' in role ? players.get(role.empire) : undefined;
      return person === undefined ? [] : seated(place, person, noted);
    }),
  ];
  const changes: readonly Change[] = [
    { put: 'campaign', campaign },
    { put: 'state', before: null, after: state },
    { put: 'checkpoint', head: start, state },
    ...first.changes,
    ...(guide === null ? [] : [{ put: 'guide', guide } as const]),
    { put: 'audit', entry: { ...noted, act: 'campaign-created', detail: name } },
    ...sitting,
    ...[...machines].flatMap((one) => machineSeated(one, { at: createdAt, turn })),
    ...(setup?.after(id) ?? []),
  ];
  const checked = setup === undefined ? {} : { setup: setup.read };
  const written = await store.commit({ campaign: id, revision: 0, ...checked, changes });
  if (!written.ok) return 'again';
  return ok({
    ...{ slug, name, ...first.links },
    machines: first.links.players.flatMap(({ empire, name: called }) => {
      const machine = machines.get(empire);
      return machine === undefined ? [] : [{ empire, name: called, ...machine }];
    }),
  });
}

/** An empire that a machine plays from the beginning. @rule TURN-5 */
function machineSeated(
  [empire, machine]: readonly [EmpireId, ChosenStandIn],
  { at, turn }: Readonly<{ at: string; turn: number }>,
): readonly Change[] {
  const by = { kind: 'moderator' } as const;
  const standIn = { empire, ...machine, turn, at, by };
  const detail = `${empire}: ${standInNote(machine)}`;
  return [
    { put: 'stand-in', empire, standIn },
    { put: 'audit', entry: { at, by, act: 'stand-in-set', version: 0, detail } },
  ];
}
