import { err, ok, type Result } from '#kernel/result/result';
import { PRESETS } from '#model/settings/presets';
import type { ForceLists } from '#content/force-lists/force-lists';
import { SETUP_STEPS, type SetupAct, type SetupStep } from '#content/setups/setup-act';
import type { SetupDraw, SetupEmpire, SetupFile } from '#content/setups/setup-schema';
import type { InputIssue } from '#app/use-case-error';
import { withoutSecrets, unseenIssues } from './fog-of-setup.ts';
import { actIssues } from './may-act.ts';
import { backTo } from './back-to.ts';
import { without } from './without.ts';
import { withAbsence } from './with-absence.ts';
import { withMap } from './with-map.ts';
import { withOwnLists, withoutOwnList } from './with-own-lists.ts';
import { withOwnNames } from './with-own-names.ts';
import { withSettings } from './with-settings.ts';
import { scenarioOfSetup } from './scenario-of-setup.ts';
import { settled, withEmpire, withSeat } from './settled.ts';
import type { ActOf, Setup, SetupBy } from './setup.ts';
import { setupIssue } from './setup-issue.ts';
import { takenNameIssue } from './taken-name-issue.ts';

/** A setup after an act, or every reason why the act can’t be done. A refused act changes nothing. */
export function acted(
  setup: Setup,
  act: SetupAct,
  by: SetupBy,
  lists: ForceLists,
): Result<Setup, readonly InputIssue[]> {
  const refused = actIssues(setup, act, by);
  if (refused.length > 0) return err(refused);
  const unseen = by.kind === 'player' ? unseenIssues(setup, act, lists) : [];
  if (unseen.length > 0) return err(unseen);
  const next = changed(setup, act, lists);
  if (!next.ok) return next;
  const scenario = scenarioOfSetup(next.value.file, lists);
  if (scenario.ok) return ok(settled(next.value, lists));
  return err(by.kind === 'player' ? withoutSecrets(scenario.error, by.player) : scenario.error);
}

type Changed = Result<Setup, readonly InputIssue[]>;

type Doing<K extends SetupAct['kind']> = (
  setup: Setup,
  act: ActOf<K>,
  lists: ForceLists,
) => Changed;

const inFile = (setup: Setup, change: Partial<SetupFile>): Changed =>
  ok({ ...setup, file: { ...setup.file, ...change } });

const DOING: { readonly [K in SetupAct['kind']]: Doing<K> } = {
  rename: (setup, { name }) => inFile(setup, { name }),
  map: (setup, act) => ok(withMap(setup, act)),
  roll: (setup, { roll }) => inDraw(setup, { roll, edits: [] }),
  edits: (setup, { edits }) => inDraw(setup, { edits }),
  settings: withSettings,
  preset: (setup, act) => withSettings(setup, settingsOf(act)),
  'force-lists': withOwnLists,
  'remove-list': withoutOwnList,
  treaties: (setup, { treaties }) => inFile(setup, { treaties }),
  empire: withIdentity,
  homeworld: (setup, { player, place }) => inEmpire(setup, player, { homeworld: place }),
  colonies: (setup, { player, colonies }) => inEmpire(setup, player, { colonies }),
  forces: withOwnForces,
  names: withOwnNames,
  absent: (setup, act) => ok(withAbsence(setup, act)),
  next: (setup) => ok({ ...setup, step: stepAfter(setup.step) }),
  back: backTo,
  start: (setup) => ok({ ...setup, step: 'started' }),
};

function changed<K extends SetupAct['kind']>(
  setup: Setup,
  act: ActOf<K>,
  lists: ForceLists,
): Changed {
  // The table ties each kind to its act; an indexed access loses that tie.
  const doing = DOING[act.kind] as Doing<K>;
  return doing(setup, act, lists);
}

const stepAfter = (step: SetupStep): SetupStep =>
  SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? step;

/** The settings of a preset; a scenario has no settings of a map. */
function settingsOf({ preset }: ActOf<'preset'>): ActOf<'settings'> {
  const { settings, map } = PRESETS[preset];
  const { victory, ...rest } = settings;
  const conditions =
    victory === undefined ? {} : { victory: { ...victory, conditions: [...victory.conditions] } };
  return { kind: 'settings', settings: { ...rest, ...conditions }, draw: { ...map } };
}

/** A change of a map that is drawn. */
function inDraw(setup: Setup, change: Partial<SetupDraw>): Changed {
  const { map } = setup.file;
  if (!('draw' in map)) {
    const text = 'Only a drawn map can be changed here. Change the file of the scenario instead.';
    return err([setupIssue('MAP', '', text)]);
  }
  return ok({ ...setup, file: { ...setup.file, map: { draw: { ...map.draw, ...change } } } });
}

const inEmpire = (setup: Setup, player: number, change: Partial<SetupEmpire>): Changed =>
  ok({ ...setup, file: withEmpire(setup.file, player, (one) => ({ ...one, ...change })) });

/** Who an empire is. What is left out is chosen for it. */
function withIdentity(setup: Setup, { player, name, forceList }: ActOf<'empire'>): Changed {
  const before = setup.file.empires[player - 1];
  if (setup.step !== 'empires' && forceList !== before?.forceList) {
    const text =
      'The force list can be chosen only at the step Empires. Ask the moderator to go back.';
    return err([setupIssue('STEP', 'forceList', text)]);
  }
  const taken = name === undefined ? null : takenNameIssue(setup, player, name);
  if (taken !== null) return err([taken]);
  const file = withEmpire(setup.file, player, (one) => ({
    ...without(one, ['name', 'forceList']),
    ...(name === undefined ? {} : { name }),
    ...(forceList === undefined ? {} : { forceList }),
  }));
  return ok(withSeat({ ...setup, file }, player, { introduced: true }));
}

function withOwnForces(setup: Setup, { player, forces, ready }: ActOf<'forces'>): Changed {
  const file = withEmpire(setup.file, player, (one) => ({
    ...without(one, ['forces']),
    ...(forces === null ? {} : { forces }),
  }));
  return ok(withSeat({ ...setup, file }, player, { ready }));
}
