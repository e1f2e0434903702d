import {
  EFFECT_SOURCES,
  FRIENDLY_EFFECTS,
  GUNS,
  HOSTILE_EFFECTS,
  MISSIONS,
} from '#model/battle/round-orders';
import type { Answer, DecisionOf } from '#model/decisions/decision';
import type { SpecialOrders } from '#model/decisions/specials';
import type { Choices } from './proof-choices.ts';

type RoundQuestion = DecisionOf<'command' | 'missions' | 'electronic-warfare'>;
type Waging = DecisionOf<'electronic-warfare'>;

/** Any answer to a question before a round of fire, as far as its points go. */
export function anyRoundAnswer(question: RoundQuestion, choices: Choices): Answer {
  switch (question.kind) {
    case 'command':
      return anyCommand(question, choices);
    case 'missions':
      return anyMissions(question, choices);
    case 'electronic-warfare':
      return anyEffects(question, choices);
  }
}

function anyCommand(question: DecisionOf<'command'>, choices: Choices): Answer {
  const { pick, percent } = choices;
  const retreats = question.retreating
    .filter(({ onlyAlong }) => percent(10) && onlyAlong !== true)
    .map(({ unit }) => ({ unit, lane: pick(question.lanes).lane, along: [] }));
  const flagship = pick([null, ...question.flagships]);
  const comeOut = question.lurking?.filter(() => percent(40)).map(({ unit }) => unit);
  const leaving = new Set(retreats.map(({ unit }) => unit));
  const specials = anySpecials(question, leaving, choices);
  const out = comeOut === undefined ? {} : { comeOut };
  return { kind: 'command', flagship, retreats, ...out, ...specials };
}

/** Units that stay may ram, and mines may be spent. */
function anySpecials(
  { ramming = [], spendable = [], stasis }: DecisionOf<'command'>,
  leaving: ReadonlySet<string>,
  { pick, percent }: Choices,
): SpecialOrders {
  const ram = ramming
    .filter(({ unit }) => !leaving.has(unit) && percent(25))
    .map(({ unit, guns }) => ({ unit, gun: pick(guns) }));
  const hold = stasis?.targets.find(({ cc }) => cc <= stasis.functions && percent(40));
  const spend = spendable.filter(() => percent(25)).map(({ unit }) => unit);
  return {
    ...(ram.length === 0 ? {} : { ram }),
    ...(spend.length === 0 ? {} : { spend }),
    ...(hold === undefined ? {} : { hold: [hold.tag] }),
  };
}

function anyMissions(
  { own, points, hiders = [], cloakers = [], boosters = [] }: DecisionOf<'missions'>,
  choices: Choices,
): Answer {
  let left = points;
  const missions = choices.shuffled(own).flatMap(({ unit, cc }) => {
    if (cc > left || choices.percent(40)) return [];
    left -= cc;
    return [{ unit, mission: choices.pick(MISSIONS) }];
  });
  const hide = hiders.filter(() => choices.percent(40)).map(({ unit }) => unit);
  const busy = new Set(missions.map(({ unit }) => unit));
  const cloak = cloakers
    .map(({ unit }) => unit)
    .filter((unit) => !busy.has(unit) && choices.percent(40));
  const boosts = boosters
    .filter(() => choices.percent(40))
    .map(({ piece: { unit }, of }) => ({ unit, of, gun: choices.pick(GUNS) }));
  return {
    kind: 'missions',
    missions,
    ...(hide.length === 0 ? {} : { hide }),
    ...(cloak.length === 0 ? {} : { cloak }),
    ...(boosts.length === 0 ? {} : { boosts }),
  };
}

/** One effect from each pool, if it can be paid. */
function anyEffects({ own, enemy, pools }: Waging, { pick, shuffled }: Choices): Answer {
  const by = pick(EFFECT_SOURCES);
  const paid = (effect: keyof Waging['pools'], cc: number): boolean =>
    cc <= pools[by === 'scouts' ? 'scouts' : effect];
  const friend = shuffled(own).flatMap(({ unit, cc }) =>
    FRIENDLY_EFFECTS.flatMap((effect) => (paid(effect, cc) ? [{ effect, by, unit }] : [])),
  );
  const foe = shuffled(enemy).flatMap(({ tag, cc }) =>
    HOSTILE_EFFECTS.flatMap((effect) => (paid(effect, cc) ? [{ effect, by, tag }] : [])),
  );
  const friends = friend.slice(0, 1);
  const enemies = friends.length > 0 && by === 'scouts' ? [] : foe.slice(0, 1);
  return { kind: 'electronic-warfare', friends, enemies };
}
