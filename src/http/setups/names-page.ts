import type { SetupPart } from '#app/usecases/setups/read-setup-part';
import type { SetupLook } from '#app/usecases/setups/read-setup';
import { type Field, placeFields, textField } from '#http/forms/field';
import { template } from '#http/pages/template';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import { valuesById } from '#kernel/collections/tables';
import { type OtherPlayer, otherPlayers } from './other-players.ts';
import { type SetupHead, setupHead } from './setup-head.ts';
import { setupBase } from './setup-paths.ts';
import type { Placing, Trouble } from './trouble.ts';
import { playerName } from './waiting-words.ts';
import { TEXTS } from './texts.ts';

/** The page on which players name their empire and its systems. */
type NamesContent = Omit<Trouble, 'errors'> &
  Readonly<{
    head: SetupHead;
    others: readonly OtherPlayer[];
    player: string;
    /** Whose names these are, if they are not the reader’s own; or empty. */
    whose: string;
    note: string;
    fields: readonly Field[];
    empireSeen: string;
    systemsSeen: string;
  }>;

export const SETUP_NAMES_PAGE = template<NamesContent>('setup-names');

const FORM = 'names';

/** A system that a player can name: its hex and its present name. */
export type OwnSystem = Readonly<{ id: string; name: string }>;

/** The systems that belong to a player. */
export const ownSystems = ({ own: { map } }: SetupPart): readonly OwnSystem[] =>
  valuesById(map?.systems ?? {}).flatMap(({ id, name, own }) =>
    own === null ? [] : [{ id, name }],
  );

export const nameField = (id: string): string => `name-${id}`;

/** The fields of faults of names, which are in the order of the systems. */
export const namesPlacing = (systems: readonly OwnSystem[]): Placing => ({
  form: FORM,
  fieldOf: (path: string): string | undefined => {
    const [, index] = /^names\[(\d+)\]/.exec(path) ?? [];
    const system = index === undefined ? undefined : systems[Number(index)];
    if (system !== undefined) return nameField(system.id);
    return path.endsWith('name') ? 'empire' : undefined;
  },
});

type Asked = Readonly<{
  look: SetupLook;
  player: number | null;
  part: SetupPart | null;
  formToken: string;
  refused: FormBody | null;
  trouble: Trouble;
}>;

function systemFields({ part, refused, trouble }: Asked): readonly Field[] {
  const systems = part === null ? [] : ownSystems(part);
  const fields = systems.map(({ id, name }) => {
    const sent =
      refused?.has(nameField(id)) === true ? refused : formBodyOf({ [nameField(id)]: name });
    return textField({ name: nameField(id), label: TEXTS.nameOfSystem(name), sent, max: 60 });
  });
  return placeFields(fields, FORM, trouble.errors);
}

function empireField({ look, player, refused, trouble }: Asked): readonly Field[] {
  const { steps, step, places } = look;
  const place = places.find((one) => one.player === player);
  if (place?.choose.includes('name') !== true) return [];
  if (steps.indexOf(step) < steps.indexOf('empires')) return [];
  const present = formBodyOf({ empire: place.empire ?? '' });
  const sent = refused?.has('empire') === true ? refused : present;
  const empire = textField({
    ...{ name: 'empire', label: TEXTS.nameOfEmpire, hint: TEXTS.empireNameHint, sent, max: 60 },
  });
  return placeFields([empire], FORM, trouble.errors);
}

function whoseOf({ look, player }: Asked): string {
  const place = look.places.find((one) => one.player === player);
  return place === undefined || place.isOwn ? '' : TEXTS.namesOf(playerName(place));
}

function fieldsOf(asked: Asked): Pick<NamesContent, 'fields' | 'note'> {
  const { look } = asked;
  if (look.campaign !== null || look.isGivenUp) return { fields: [], note: '' };
  const systems = systemFields(asked);
  const note = systems.length > 0 ? '' : TEXTS.namesLater;
  return { fields: [...empireField(asked), ...systems], note };
}

/** The page of the names. */
export function setupNamesPage(asked: Asked): NamesContent {
  const { look, player, part, formToken, trouble } = asked;
  return {
    head: setupHead(look, { page: 'names', lead: TEXTS.namesLead, formToken }),
    problem: trouble.problem,
    problems: trouble.problems,
    others: otherPlayers(look, player, `${setupBase(look.slug)}/names`),
    player: player === null ? '' : String(player),
    whose: whoseOf(asked),
    ...fieldsOf(asked),
    empireSeen: look.places.find((one) => one.player === player)?.mark ?? '',
    systemsSeen: part?.marks.names ?? '',
  };
}
