import { err, ok, type Result } from '#kernel/result/result';
import { SETUP_STEPS, type SetupStep } from '#content/setups/setup-act';
import type { SetupFile } from '#content/setups/setup-schema';
import type { InputIssue } from '#app/use-case-error';
import type { ActOf, Setup, SetupSeat } from './setup.ts';
import { setupIssue } from './setup-issue.ts';
import { STEP_WORDS } from './step-words.ts';
import { without } from './without.ts';

const rankOf = (step: SetupStep): number => SETUP_STEPS.indexOf(step);

/** Back to a step. What was decided after it is open again, and so is what players choose in turn at the step itself. */
export function backTo(
  setup: Setup,
  { step }: ActOf<'back'>,
): Result<Setup, readonly InputIssue[]> {
  if (rankOf(step) > rankOf(setup.step)) {
    const text = `The step ${STEP_WORDS[step]} is still to come. Choose an earlier step.`;
    return err([setupIssue('STEP', 'step', text)]);
  }
  const isKept = (part: SetupStep): boolean => rankOf(step) > rankOf(part);
  const seats = setup.seats.map((seat) => seatBack(seat, isKept));
  return ok({ file: fileBack(setup.file, step), step, seats });
}

function seatBack(
  { absent, named, automatic, introduced }: SetupSeat,
  isKept: (part: SetupStep) => boolean,
): SetupSeat {
  const parts = { homeworld: isKept('homeworlds'), colonies: isKept('colonies') };
  const left = automatic.filter((part) => parts[part]);
  // Who the empires are stays, and with it that their players have said so.
  const kept = introduced === undefined ? {} : { introduced };
  return { absent, ...kept, ready: false, named: named + 1, automatic: left };
}

function fileBack(file: SetupFile, step: SetupStep): SetupFile {
  const isAfter = (part: SetupStep): boolean => rankOf(step) <= rankOf(part);
  const { map } = file;
  const edited = 'draw' in map && rankOf(step) < rankOf('galaxy');
  return {
    ...file,
    map: edited ? { draw: { ...map.draw, edits: [] } } : map,
    names: isAfter('colonies') ? [] : file.names,
    empires: file.empires.map((empire) => {
      const homes = isAfter('homeworlds') ? without(empire, ['homeworld']) : empire;
      const held = isAfter('colonies') ? without(homes, ['colonies']) : homes;
      return rankOf(step) < rankOf('forces') ? without(held, ['forces']) : held;
    }),
  };
}
