import type { EmpireView } from '#fog/views/empire-view';
import type { OpenFind } from '#model/campaign/open-find';
import type { UnitDesign } from '#model/forces/design';
import type { TakeFind } from '#model/orders/take-find';
import { type FindBill, type Taken, findBillOf } from '#rules/galaxy/find-bill';
import type { Plan } from '#legality/plan/plan';

type Of = Pick<TakeFind, 'find' | 'system'>;

const keyOf = ({ find, system }: Of): string => `${find}/${system}`;

/** The find that an order takes from; undefined: the empire has none such open. @rule MAP-8 */
export const findOf = ({ empire }: EmpireView, { find, system }: Of): OpenFind | undefined =>
  empire.finds.find((one) => one.kind === find && one.system === system);

/** The classes that a find offers. @rule MAP-8 */
export const classesOfFind = ({ designs }: EmpireView, find: OpenFind): readonly UnitDesign[] =>
  find.classes.flatMap((id) => {
    const row = designs[id];
    return row?.known === 'stats' ? row.design : [];
  });

/** What the orders so far take of a find, and one more. */
export const billWith = ({ realm }: Plan, of: Of, more: readonly Taken[]): FindBill =>
  findBillOf([...(realm.taken.get(keyOf(of)) ?? []), ...more]);

/** That much more of a find is taken. */
export function bookFind({ realm: { taken } }: Plan, of: Of, more: Taken): void {
  const key = keyOf(of);
  taken.set(key, [...(taken.get(key) ?? []), more]);
}
