import { err, ok, type Result } from '#kernel/result/result';
import { unique } from '#kernel/collections/unique';
import { compareText } from '#kernel/result/compare-text';
import { SETUP_STEPS } from '#content/setups/setup-act';
import type { SetupDraw } from '#content/setups/setup-schema';
import type { InputIssue } from '#app/use-case-error';
import type { ActOf, Setup } from './setup.ts';
import { setupIssue } from './setup-issue.ts';

type MapSettings = SetupDraw['settings'];

const entriesOf = (settings: MapSettings): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(settings));

/** The settings of a map that differ, by name. */
function differing(before: MapSettings, after: MapSettings): readonly string[] {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  return unique([...old.keys(), ...now.keys()])
    .filter((name) => old.get(name) !== now.get(name))
    .toSorted(compareText);
}

/** Whether the map can still be drawn in another way: players have placed nothing on it. */
const isMapOpen = ({ step }: Setup): boolean =>
  SETUP_STEPS.indexOf(step) <= SETUP_STEPS.indexOf('empires');

/** A setup with other settings. Those of the map can change until homeworlds are chosen. */
export function withSettings(
  setup: Setup,
  { settings, draw }: ActOf<'settings'>,
): Result<Setup, readonly InputIssue[]> {
  const { file } = setup;
  if (!('draw' in file.map)) return ok({ ...setup, file: { ...file, settings } });
  const before = file.map.draw;
  const names = differing(before.settings, draw);
  if (names.length > 0 && !isMapOpen(setup)) {
    return err(
      names.map((name) => {
        const text = `${name} can change only until homeworlds are chosen. Go back to the step Settings first.`;
        return setupIssue('STEP', `draw.${name}`, text);
      }),
    );
  }
  const map = { draw: { ...before, settings: draw } };
  return ok({ ...setup, file: { ...file, settings, map } });
}
