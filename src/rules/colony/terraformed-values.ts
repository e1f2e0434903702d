import { settlementOf, type StarSystem, type Trait } from '#model/campaign/system';
import { type SystemValues, withTraits } from '#rules/galaxy/with-traits';

/** What a system is worth with one trait more: an outpost has nobody who could be more, or merrier. @rule COL-3 @rule MAP-4 */
export function terraformedValues(system: StarSystem, trait: Trait): SystemValues {
  const values = withTraits(system, [trait]);
  return settlementOf(system) === 'colony' ? values : { ...values, census: 0, morale: 0 };
}
