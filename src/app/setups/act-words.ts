import { plural } from '#kernel/words/counted';
import { PRESETS } from '#model/settings/presets';
import { listed } from '#kernel/words/listed';
import type { SetupAct } from '#content/setups/setup-act';
import type { ActOf } from '#app/setup/setup';
import { STEP_WORDS } from '#app/setup/step-words';

type Words = { readonly [K in SetupAct['kind']]: (act: ActOf<K>) => string };

const WORDS: Words = {
  rename: () => 'Renamed the campaign',
  map: () => 'Chose the map',
  roll: () => 'Rolled the map again',
  edits: () => 'Edited the map',
  settings: () => 'Changed the rules',
  preset: ({ preset }) => `Chose the preset “${PRESETS[preset].name}”`,
  'force-lists': ({ forceLists }) =>
    `Added ${plural(forceLists.length, 'the force list', 'the force lists')} ${listed(forceLists.map(({ name }) => name))}`,
  'remove-list': ({ list }) => `Removed the force list “${list}”`,
  treaties: () => 'Set the treaties',
  empire: () => 'Chose an empire',
  homeworld: () => 'Chose a homeworld',
  colonies: () => 'Placed colonies',
  forces: ({ ready }) => (ready ? 'Bought first units' : 'Saved first units'),
  names: () => 'Named systems',
  absent: ({ absent }) => (absent ? 'Marked a player as absent' : 'Marked a player as present'),
  next: () => 'Ended the step',
  back: ({ step }) => `Went back to the step ${STEP_WORDS[step]}`,
  start: () => 'Started the campaign',
};

/** What was done, as the history of a setup tells it. It never says what somebody bought. */
export function actText<K extends SetupAct['kind']>(act: ActOf<K>): string {
  // The table ties each kind to its act; an indexed access loses that tie.
  const words = WORDS[act.kind] as (act: ActOf<K>) => string;
  return words(act);
}

/** The player whom an act is about, or null. */
export const playerOfAct = (act: SetupAct): number | null => ('player' in act ? act.player : null);
