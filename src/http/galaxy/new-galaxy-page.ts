import { template } from '#http/pages/template';
import { MAP_SIZE_LINES } from '#app/galaxy/map-size-lines';
import { PREGAME_TREATIES } from '#app/galaxy/treaties-asked';
import { type Field, numberField, placeFields, selectField, textField } from '#http/forms/field';
import { settingSections } from '#http/forms/setting-fields';
import type { FormBody } from '#http/visits/form-body';
import { MAP_FORM, RECIPE_FIELDS } from './galaxy-recipe.ts';
import { TEXTS } from './texts.ts';

/** What a new galaxy asks for. */
export type NewGalaxyContent = Readonly<{
  formToken: string;
  problems: readonly string[];
  playersFields: readonly Field[];
  fields: readonly Field[];
  empires: readonly Readonly<{ title: string; fields: readonly Field[] }>[];
  settings: readonly Field[];
}>;

export const NEW_GALAXY_PAGE = template<NewGalaxyContent>('new-galaxy');

type Asked = Readonly<{
  formToken: string;
  problems: readonly string[];
  players: number;
  lists: readonly Readonly<{ id: string; name: string }>[];
  sent: FormBody;
}>;

const NOWHERE: ReadonlyMap<string, string> = new Map();

function fieldsOf(sent: FormBody): readonly Field[] {
  const sizes = TEXTS.ifYouLeaveItEmpty(MAP_SIZE_LINES.join('; '));
  const word = TEXTS.seedOfDice;
  const homes = TEXTS.countAlongOutermostRing;
  const treaties = TEXTS.treatiesInForceBeforeFirstTurn(PREGAME_TREATIES.join(', '));
  return [
    textField({ name: 'title', label: TEXTS.nameOfScenario, sent, max: 60 }),
    numberField({ name: 'rings', label: 'Rings', hint: sizes, sent, min: 1, max: 15 }),
    textField({ name: 'word', label: TEXTS.secretWord, hint: word, sent, max: 80 }),
    textField({ name: 'homes', label: TEXTS.placesOfHomeworlds, hint: homes, sent, max: 120 }),
    textField({ name: 'treaties', label: 'Treaties', hint: treaties, sent, max: 2000 }),
  ];
}

/** The force list that an empire has if nobody chooses one for it. */
export const usualList = (lists: Asked['lists'], player: number): string =>
  lists[player % Math.max(1, lists.length)]?.id ?? '';

function empireFields(player: number, { lists, sent }: Asked): readonly Field[] {
  const usual = usualList(lists, player);
  const offers = lists.map(({ id, name }) => ({ value: id, label: name }));
  return [
    textField({
      ...{
        name: RECIPE_FIELDS.empire(player),
        label: 'Name',
        hint: TEXTS.addressesOfItsPagesContain,
        sent,
        max: 40,
      },
    }),
    selectField({
      ...{ name: RECIPE_FIELDS.list(player), label: TEXTS.forceList, sent },
      ...{ offers, preset: usual },
    }),
  ];
}

/** The form of a new galaxy for a number of empires. */
export function newGalaxyPage(asked: Asked): NewGalaxyContent {
  const { formToken, problems, players, sent } = asked;
  const place = (fields: readonly Field[]): readonly Field[] =>
    placeFields(fields, 'galaxy', NOWHERE);
  const many = numberField({
    ...{ name: 'players', label: TEXTS.numberOfEmpires, sent },
    ...{ min: 1, max: 20, preset: players, required: true },
  });
  return {
    ...{ formToken, problems },
    playersFields: placeFields([many], 'players', NOWHERE),
    fields: place(fieldsOf(sent)),
    empires: Array.from({ length: players }, (_, player) => ({
      title: TEXTS.empire(player + 1),
      fields: place(empireFields(player, asked)),
    })),
    settings: settingSections(MAP_FORM, 'galaxy', sent).flatMap(({ fields }) => fields),
  };
}
