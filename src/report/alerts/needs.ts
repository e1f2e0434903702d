import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { percent } from '#kernel/words/percent';
import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import type { SystemId } from '#model/campaign/ids';
import { stateToward } from '#rules/diplomacy/state-toward';
import { stanceOf } from '#rules/movement/stance-of';
import type { IssuePlace } from '#model/orders/order-issue';
import type { Alert } from '#report/document/alert';
import { contextOf, type ReportContext } from '#report/sections/context';
import { capitalised } from '#report/sentences/names';
import { findText } from '#report/sentences/find-text';
import { groupsText, points } from '#report/sentences/words';
import { byWeight } from './by-weight.ts';
import { crippledUnits } from './crippled-units.ts';
import { lostWorks } from './lost-works.ts';

const inSystem = (system: SystemId): IssuePlace => ({ kind: 'system', system });

/** Enemy ground units on the ground in the reader's own systems. @rule GND-1 */
export function landings({ view, names }: ReportContext): readonly Alert[] {
  const foreign = (view.onGround ?? []).filter(
    ({ system, owner }) =>
      (view.systems[system]?.own ?? null) !== null &&
      (owner === null || view.neighbours[owner]?.state === 'war'),
  );
  return [...groupBy(foreign, ({ system }) => system)].map(([system, forces]): Alert => {
    const who = forces.map(
      ({ count, design, owner }) =>
        `${String(count)} ${names.design(design)} of ${names.empire(owner)}`,
    );
    return {
      weight: 'attack',
      tone: 'bad',
      text: `Enemy ground units are landed at ${names.system(system)}: ${listed(who)}.`,
      cite: cite('GND-1'),
      place: inSystem(system),
      answers: [{ kind: 'order', order: 'PlanGround', fields: { system } }],
    };
  });
}

/** Others that are in sight in the reader's own systems, and whether they are enemies. @rule FOG-3 */
export function strangers({
  view,
  names,
}: ReportContext): readonly Readonly<{ isEnemy: boolean; alert: Alert }>[] {
  return valuesById(view.contacts).flatMap((contact) => {
    const { place, current, id, groups, owner } = contact;
    if (!current || place.kind !== 'system' || (view.systems[place.system]?.own ?? null) === null)
      return [];
    const { system } = place;
    const isEnemy = owner === null || stanceOf(stateToward(view.neighbours, owner)) === 'enemy';
    const alert: Alert = {
      weight: 'attack',
      tone: 'warning',
      text: `${capitalised(names.contact(id))} is ${names.at(place)}: ${groupsText(groups, names)}.`,
      cite: cite('FOG-3'),
      place: inSystem(system),
      answers: [{ kind: 'order', order: 'MoveFleet', fields: { to: system } }],
    };
    return [{ isEnemy, alert }];
  });
}

/** Fleets that must leave; those that leave by the same lane in one sentence. @rule ENC-4 */
export function withdrawals({ view, names }: ReportContext): readonly Alert[] {
  const leaving = valuesById(view.fleets).flatMap(({ id, withdrawing }) =>
    withdrawing === null ? [] : [{ id, lane: withdrawing.lane }],
  );
  return [...groupBy(leaving, ({ lane }) => lane)].flatMap(([lane, fleets]): readonly Alert[] => {
    const [first] = fleets;
    if (first === undefined) return [];
    const who = capitalised(listed(fleets.map(({ id }) => names.fleet(id))));
    return [
      {
        weight: 'attack',
        tone: 'warning',
        text: `${who} must leave by ${names.lane(lane)} before anything else.`,
        cite: cite('ENC-4'),
        place: { kind: 'fleet', fleet: first.id },
        answers: [],
      },
    ];
  });
}

/** @rule ECO-5 */
export function unpaidUnits({ view, names }: ReportContext): readonly Alert[] {
  if (view.unpaid.length === 0) return [];
  return [
    {
      weight: 'upkeep',
      tone: 'bad',
      text: `Nobody pays ${names.units(view.unpaid)} this turn.`,
      cite: cite('ECO-5'),
      place: null,
      answers: [
        {
          kind: 'order',
          order: 'SetStatus',
          fields: { units: view.unpaid, status: 'mothballed' },
          settles: { units: view.unpaid },
        },
      ],
    },
  ];
}

/** Finds that the reader has yet to choose from. @rule MAP-8 */
export const openFinds = ({ view, names }: ReportContext): readonly Alert[] =>
  view.empire.finds.map(({ kind, system, points: worth }) => ({
    weight: 'finds',
    tone: 'info',
    text: `Choose ${findText(kind, system, names)} for ${points(worth)} this turn; else it is chosen for you.`,
    cite: cite('MAP-8'),
    place: inSystem(system),
    answers: [{ kind: 'order', order: 'TakeFind', fields: {}, settles: { find: kind, system } }],
  }));

/** What others offer that can be accepted this turn. @rule DIP-5 */
function openOffers({ view, names }: ReportContext): readonly Alert[] {
  return valuesById(view.neighbours).flatMap(({ id, offers = [] }) =>
    offers
      .filter(({ by }) => by === id)
      .map(({ offer, covert }): Alert => {
        const secret = covert ? ' in secret' : '';
        const accept = { to: id, offer, ...(covert ? { covert: 'yes' } : {}) };
        return {
          weight: 'relations',
          tone: 'info',
          text: `${capitalised(names.empire(id))} offers you ${AGREEMENT_WORDS[offer]}${secret}.`,
          cite: cite('DIP-5'),
          place: null,
          answers: [
            { kind: 'order', order: 'OfferTreaty', fields: accept, settles: { to: id, offer } },
            {
              kind: 'order',
              order: 'DeclineOffer',
              fields: { from: id, offer },
              settles: { from: id, offer },
            },
          ],
        };
      }),
  );
}

/** The chance in percent that raiders come to a system after the reader's orders. */
type RaidChance = Readonly<{ system: SystemId; chance: number }>;

/** The chances that raiders come after the reader's orders, highest first, where there is any. @rule SUP-1 */
function raidsAhead({ names }: ReportContext, raids: readonly RaidChance[]): readonly Alert[] {
  const chances = raids.filter(({ chance }) => chance > LEAST_RAID);
  const [first, ...others] = sortBy(chances, (a, b) => b.chance - a.chance);
  if (first === undefined) return [];
  const some = [first, ...others.slice(0, MOST_RAIDED - 1)];
  const rest = chances.length - some.length;
  const named = some.map(({ system, chance }) => `${names.system(system)} (${percent(chance)})`);
  const more = rest === 0 ? [] : [counted(rest, 'other system')];
  return [
    {
      weight: 'raiders',
      tone: 'warning',
      text: `With your orders so far, raiders may come to ${listed([...named, ...more])}.`,
      cite: cite('SUP-1'),
      place: inSystem(first.system),
      answers: [{ kind: 'order', order: 'MoveFleet', fields: { to: first.system } }],
    },
  ];
}

/** However well it is guarded, a system has this chance. */
const LEAST_RAID = 1;
/** As many names as one line holds. */
const MOST_RAIDED = 4;

/**
 * What a player should see to this turn, by what they know, the heaviest first. Of what depends on their orders it has only the chances
 * of raids; the rest is in the warnings of their sheet. @rule FOG-14
 */
export function needsAlerts(
  view: EmpireView,
  seen: readonly SeenEvent[],
  raids: readonly RaidChance[],
): readonly Alert[] {
  const context = contextOf(view, seen);
  const enemies = strangers(context).filter(({ isEnemy }) => isEnemy);
  return byWeight([
    ...landings(context),
    ...enemies.map(({ alert }) => alert),
    ...withdrawals(context),
    ...lostWorks(context),
    ...raidsAhead(context, raids),
    ...openOffers(context),
    ...crippledUnits(context),
    ...unpaidUnits(context),
    ...openFinds(context),
  ]);
}
