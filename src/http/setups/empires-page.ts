import { sortBy } from '#kernel/collections/sort-by';
import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { ListHead } from '#app/ports/list-record';
import type { PlayableForceList } from '#app/usecases/setups/list-setup-force-lists';
import type { SetupPlace } from '#app/setups/setup-places';
import { type Field, placeFields, selectField, textField } from '#http/forms/field';
import { publishedPath } from '#http/designer/designer-page';
import { template } from '#http/pages/template';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import { SETTING_VALUES } from '#model/settings/rule-set';
import { STATE_WORDS } from '#model/campaign/relation';
import { isOpenStep, unchosenText } from './step-state.ts';
import { type OwnLists, ownListsIn } from './own-lists-page.ts';
import { type SetupHead, setupHead } from './setup-head.ts';
import type { Placing, Trouble } from './trouble.ts';
import { presentIn } from './place-words.ts';
import { playerName } from './waiting-words.ts';
import { TEXTS } from './texts.ts';

type EmpireCard = Readonly<{
  player: number;
  title: string;
  /** What is chosen. Empty: the reader doesn’t know it. */
  facts: readonly string[];
  fields: readonly Field[];
  seen: string;
}>;

/** The step at which empires are chosen. */
type EmpiresContent = Omit<Trouble, 'errors'> &
  Readonly<{
    head: SetupHead;
    cards: readonly EmpireCard[];
    /** What is said of the empires that the reader doesn’t know. */
    hidden: string;
    /** For the moderator. */
    treaties: readonly Readonly<{ text: string }>[];
    treatyFields: readonly Field[];
    treatySeen: string;
    /** While lists are chosen. */
    lists: readonly ListCard[];
    /** The reader chooses a list now. */
    showsLists: boolean;
    ownLists: OwnLists;
    mayEnd: boolean;
    /** The players who have not decided; empty: all have. */
    undecided: string;
    endSeen: string;
  }>;

export const SETUP_EMPIRES_PAGE = template<EmpiresContent>('setup-empires');

/** A force list with its character, for players who choose one. */
type ListCard = Readonly<{ name: string; href: string; blazon: string; paths: readonly string[] }> &
  Readonly<{ people: string; play: string; strengths: string; weaknesses: string }>;

const FIELDS: Readonly<Record<string, string>> = { name: 'name', forceList: 'list' };

/** The fields of the form of one player, by the paths of faults. */
export const empirePlacing = (player: number): Placing => ({
  form: `empire-${String(player)}`,
  fieldOf: (path: string): string | undefined =>
    FIELDS[/(?:^|\.)(name|forceList)$/.exec(path)?.[1] ?? ''],
});

type Asked = Readonly<{
  look: SetupLook;
  lists: readonly PlayableForceList[];
  formToken: string;
  /** The lists that the reader has designed. */
  saved: readonly ListHead[];
  /** The form that was sent and refused. `lists`: the text of force lists, if it was that form. */
  refused: Readonly<{ player: number; body: FormBody; lists: string | null }> | null;
  trouble: Trouble;
}>;

/** What is chosen for an empire, as far as the reader may know it. */
function factsOf(place: SetupPlace, { look, lists }: Asked): readonly string[] {
  if (!place.isKnown) return place.empire === null ? [] : [TEXTS.nameFact(place.empire)];
  const unchosen = unchosenText(look);
  const { empire, forceList } = presentIn(place);
  const list = lists.find(({ id }) => id === forceList)?.name ?? forceList;
  return [TEXTS.nameFact(empire ?? unchosen), TEXTS.listFact(list ?? unchosen)];
}

function fieldsOf(place: SetupPlace, asked: Asked): readonly Field[] {
  const { player, empire, forceList, choose, usual } = place;
  const { look, lists, refused, trouble } = asked;
  const isRefused = refused?.player === player;
  const chosen = formBodyOf({ name: empire ?? '', list: forceList ?? '' });
  const sent = isRefused ? refused.body : chosen;
  const name = textField({
    name: 'name',
    label: 'Name',
    hint: usual.empire === null ? TEXTS.empireNameHint : TEXTS.usualNameHint(usual.empire),
    sent,
    max: 60,
  });
  const list = selectField({
    ...{ name: 'list', label: TEXTS.forceList, sent },
    offers: [
      { value: '', label: usual.forceList === null ? TEXTS.chooseForMe : TEXTS.asInScenario },
      ...lists.map(({ id, name: label }) => ({ value: id, label })),
    ],
  });
  const open = { name, forceList: list };
  const fields = look.step === 'empires' ? choose.map((part) => open[part]) : [];
  const errors = isRefused ? trouble.errors : new Map<string, string>();
  return placeFields(fields, empirePlacing(player).form, errors);
}

function cardOf(place: SetupPlace, asked: Asked): EmpireCard {
  const { look } = asked;
  const { player, isOwn, mark } = place;
  const mayChange = isOpenStep(look) && (look.isModerator || isOwn);
  const fields = mayChange ? fieldsOf(place, asked) : [];
  return {
    player,
    title: isOwn ? TEXTS.yourEmpire(player) : TEXTS.player(player),
    facts: fields.length === 0 ? factsOf(place, asked) : savedFacts(place, asked),
    fields,
    seen: mark,
  };
}

/** What is saved, beside a form with something else that was refused. */
function savedFacts(place: SetupPlace, asked: Asked): readonly string[] {
  if (asked.refused?.player !== place.player || asked.refused.lists !== null) return [];
  return [TEXTS.savedNow(factsOf(place, asked).join('; '))];
}

function treatyFields({ places, plan }: SetupLook): readonly Field[] {
  const highest = plan.settings.rules.pregameTreaties;
  if (highest === 'off') return [];
  const sent = formBodyOf({});
  const offers = places.map((place) => ({ value: String(place.player), label: playerName(place) }));
  const states = SETTING_VALUES.pregameTreaties.filter((one) => one !== 'off');
  const upTo = states.slice(0, states.indexOf(highest) + 1);
  return placeFields(
    [
      selectField({ name: 'one', label: TEXTS.between, sent, offers }),
      selectField({ name: 'other', label: 'And', sent, offers, preset: '2' }),
      selectField({
        ...{ name: 'state', label: 'Treaty', sent },
        offers: [
          ...upTo.map((value) => ({ value, label: STATE_WORDS[value] })),
          { value: '', label: TEXTS.noTreaty },
        ],
      }),
    ],
    'treaty',
    new Map(),
  );
}

const listCards = (lists: Asked['lists']): readonly ListCard[] =>
  lists.flatMap(({ id, name, lore }) => {
    if (lore === null) return [];
    const { character, mark } = lore;
    const { people, play, strengths, weaknesses } = character;
    return [
      {
        ...{ name, href: publishedPath(id), people, play, blazon: mark.blazon, paths: mark.paths },
        ...{ strengths: strengths.join('; '), weaknesses: weaknesses.join('; ') },
      },
    ];
  });

function undecidedText({ places, step }: SetupLook): string {
  const open = places.filter(({ hasDecided }) => step === 'empires' && !hasDecided);
  return open.length === 0
    ? ''
    : TEXTS.chosenForThem(open.map(({ player }) => TEXTS.player(player)));
}

/** The step of the empires. */
export function setupEmpiresPage(asked: Asked): EmpiresContent {
  const { look, formToken, trouble } = asked;
  const { isModerator, step, places, plan, marks } = look;
  const nameOf = (player: number): string => {
    const place = places.find((one) => one.player === player);
    return place === undefined ? TEXTS.player(player) : playerName(place);
  };
  const isOpen = isModerator && step === 'empires';
  return {
    head: setupHead(look, { page: 'empires', lead: TEXTS.empiresLead, formToken }),
    problem: trouble.problem,
    problems: trouble.problems,
    // Your own empire is the one that you look for.
    cards: sortBy(places, (a, b) => Number(b.isOwn) - Number(a.isOwn))
      .filter(({ isKnown, empire }) => isKnown || empire !== null)
      .map((place) => cardOf(place, asked)),
    hidden: places.every(({ isKnown }) => isKnown) ? '' : TEXTS.unknownEmpires,
    treaties: plan.treaties.map(({ between: [one, other], state }) => ({
      text: TEXTS.treatyLine(nameOf(one), nameOf(other), STATE_WORDS[state]),
    })),
    treatyFields: isOpen ? treatyFields(look) : [],
    treatySeen: marks.treaties,
    lists: step === 'empires' ? listCards(asked.lists) : [],
    ownLists: ownListsIn({ ...asked, refused: asked.refused?.lists ?? null }),
    showsLists: look.isTurn && look.player !== null,
    mayEnd: isOpen,
    undecided: undecidedText(look),
    endSeen: marks.next,
  };
}
