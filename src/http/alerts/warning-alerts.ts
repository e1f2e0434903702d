import { GROWTH_LOST } from '#legality/realm/growth-issues';
import { COLONY_RIOT } from '#legality/realm/riot-issues';
import { STARVES_LATER, STARVES_NOW } from '#legality/movement/starvation-issues';
import { YARD_IDLE } from '#legality/sheet-warnings';
import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { OrderIssue } from '#model/orders/order-issue';
import { orderStateOf } from '#rules/economy/order-state';
import type { Alert } from '#report/document/alert';

type Answers = Alert['answers'];
type About = Pick<Alert, 'weight' | 'tone'> &
  Readonly<{ answers: (system: SystemId, view: EmpireView) => Answers }>;

const none = (): Answers => [];

/** What helps a colony that may rebel: ground units, martial law, and a reprisal while it still obeys. @rule COL-6 @rule COL-7 @rule COL-8 */
function riotAnswers(system: SystemId, view: EmpireView): Answers {
  const own = view.systems[system]?.own ?? null;
  if (own === null) return [];
  const state = orderStateOf(own);
  const law = { system, law: 'on' } as const;
  return [
    { kind: 'order', order: 'BuildUnits', fields: { system, source: 'census' } },
    ...(own.martialLaw || state === 'good-order'
      ? []
      : [{ kind: 'order', order: 'SetMartialLaw', fields: law } as const]),
    ...(state === 'rebellion' || own.morale === own.census
      ? []
      : [{ kind: 'order', order: 'TakeReprisal', fields: { system } } as const]),
  ];
}

/** What the warnings of a sheet are about, and what answers them. */
const WARNINGS: Readonly<Record<string, About>> = {
  [STARVES_NOW]: { weight: 'supply', tone: 'bad', answers: none },
  [STARVES_LATER]: { weight: 'supply', tone: 'warning', answers: none },
  [COLONY_RIOT]: { weight: 'unrest', tone: 'warning', answers: riotAnswers },
  [YARD_IDLE]: {
    weight: 'yards',
    tone: 'warning',
    answers: (system) => [
      { kind: 'order', order: 'BuildUnits', fields: { system, source: 'shipyard' } },
    ],
  },
  [GROWTH_LOST]: {
    weight: 'growth',
    tone: 'warning',
    answers: () => [{ kind: 'order', order: 'LoadCargo', fields: {} }],
  },
};
const OTHER: About = { weight: 'upkeep', tone: 'warning', answers: none };

/** A warning about a whole sheet as an alert. */
export function warningAlert({ code, text, cite, at }: OrderIssue, view: EmpireView): Alert {
  const { weight, tone, answers } = WARNINGS[code] ?? OTHER;
  const system = at?.kind === 'system' ? at.system : null;
  return {
    ...{ weight, tone, text, cite },
    place: at ?? null,
    answers: system === null ? [] : answers(system, view),
  };
}
