import { err, ok, type Result } from '#kernel/result/result';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { SetupDraw, SetupFile } from '#content/setups/setup-schema';
import { drawnScenario } from '#app/galaxy/drawn-scenario';
import { seedOfRoll } from '#app/galaxy/seed-of-roll';
import type { InputIssue } from '#app/use-case-error';
import type { AutomaticChoice } from './automatic-choice.ts';
import { editedDraw } from './edited-draw.ts';
import { homesOfSetup, type SetupHomes } from './homes-of-setup.ts';
import { type ListsChosen, listsChosen } from './lists-chosen.ts';
import type { SetupBase } from './setup-base.ts';

const ALL_CHOICES = ['name', 'forceList', 'forces'] as const;

/** The rings of a map that is drawn: one for each player, unless the file says otherwise. @rule MAP-1 */
export const ringsOf = (
  { rings }: Pick<SetupDraw, 'rings'>,
  { empires }: Pick<SetupFile, 'empires'>,
): number => rings ?? empires.length;

/** The settings of a map as texts, the way that drawn maps take them. The players place colonies and buy units later. */
function settingTexts(settings: SetupDraw['settings']): Readonly<Record<string, string>> {
  const own = { ...settings, colonyPoints: undefined, startingForces: 'treasury' };
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** Where a fault of a drawn map is in a setup. */
function inSetup({ path, ...rest }: InputIssue): InputIssue {
  const [, part = '', player = ''] = /^(names|lists|homes)\[(\d+)\]$/.exec(path) ?? [];
  const entries: Readonly<Record<string, string>> = {
    names: 'name',
    lists: 'forceList',
    homes: 'homeworld',
  };
  const entry = entries[part];
  if (entry !== undefined) return { ...rest, path: `empires[${player}].${entry}` };
  if (path === 'rings' || path === 'seed') return { ...rest, path: `map.draw.${path}` };
  if (path === 'players' || path === 'names') return { ...rest, path: 'empires' };
  return { ...rest, path: `map.draw.settings.${path}` };
}

/** The map that is drawn for a setup, with its empires and its changes by hand. @rule MAP-12 @rule SET-2 */
export function drawnBase(
  file: SetupFile,
  draw: SetupDraw,
  lists: ForceLists,
): Result<SetupBase, readonly InputIssue[]> {
  const homes = homesOfSetup(file, ringsOf(draw, file));
  const asked = listsChosen(file, lists);
  const drawing = drawingOf({ file, draw, asked, homes: homes.ok ? homes.value : null, lists });
  const issues = [...(homes.ok ? [] : homes.error), ...(drawing.ok ? [] : drawing.error)];
  if (!homes.ok || !drawing.ok) return err(issues);
  const { scenario, settings } = drawing.value;
  const edited = editedDraw(scenario, draw.edits, lists);
  if (!edited.ok) return edited;
  const empires = edited.value.empires.map((empire) => ({ ...empire, era: draw.era }));
  const named = namesChosen(file, empires);
  return ok({
    scenario: { ...edited.value, empires, forces: [] },
    drawn: { ...settings, colonyPoints: draw.settings.colonyPoints ?? settings.colonyPoints },
    seats: empires.map(({ key }) => ({
      key,
      choose: ALL_CHOICES,
      points: settings.startingPoints,
      usual: null,
    })),
    homes: homes.value.homes,
    chosen: [...named, ...asked.chosen, ...homes.value.chosen],
  });
}

const namesChosen = (
  { empires: asked }: SetupFile,
  empires: readonly Readonly<{ name: string }>[],
): readonly AutomaticChoice[] =>
  empires.flatMap(({ name }, player) =>
    asked[player]?.name === undefined
      ? [{ player: player + 1, part: 'name' as const, text: `The empire is called ${name}.` }]
      : [],
  );

type Drawing = Readonly<{
  file: SetupFile;
  draw: SetupDraw;
  asked: ListsChosen;
  /** Null: they are at fault, and the rest is judged without them. */
  homes: SetupHomes | null;
  lists: ForceLists;
}>;

function drawingOf({ file, draw, asked, homes, lists }: Drawing) {
  const drawn = drawnScenario(
    {
      name: draw.title,
      players: file.empires.length,
      rings: ringsOf(draw, file),
      homes: homes?.homes ?? null,
      seed: seedOfRoll(draw.seed, draw.roll),
      settings: settingTexts(draw.settings),
      names: file.empires.map(({ name }) => name ?? ''),
      lists: asked.lists,
    },
    lists,
  );
  // A map that is too small for its homeworlds is told once, with the homeworlds.
  if (drawn.ok) return drawn;
  const told = drawn.error.issues.filter(({ path }) => homes !== null || path !== 'rings');
  return err(told.map(inSetup));
}
