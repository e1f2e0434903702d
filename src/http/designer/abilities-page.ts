import { signed } from '#kernel/words/format-number';
import { HULL_CLASSES } from '#model/forces/design';
import { abilityEffects } from '#content/force-lists/ability-effects';
import { refuse } from '#app/use-case-error';
import { template } from '#http/pages/template';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { ABILITY_TABLE, type AbilityRow } from '#rules/design/ability-table';
import { HULL_TABLE } from '#rules/design/hull-table';
import { TO_DESIGNER } from './show-list.ts';
import { TEXTS } from './texts.ts';

/** The prices that designs pay, and what they buy. */
type AbilitiesContent = Readonly<{
  abilities: readonly Readonly<{
    id: string;
    name: string;
    kinds: string;
    points: string;
    cost: string;
    maintenance: string;
    effect: string;
  }>[];
  hulls: readonly Readonly<{
    name: string;
    key: string;
    cost: string;
    maintenance: string;
    cc: string;
    points: string;
  }>[];
}>;

export const ABILITIES_PAGE = template<AbilitiesContent>('designer-abilities');

const NOTHING = '–';

function pointsText({ points, pointsPer }: AbilityRow): string {
  if (points === 0) return NOTHING;
  const words = {
    once: TEXTS.pointsOnce,
    function: TEXTS.pointsPerFunction,
    cc: TEXTS.pointsPerCc,
  };
  return words[pointsPer](points);
}

function costText({ cost, costPer }: AbilityRow): string {
  if (cost === 0) return NOTHING;
  const words = {
    once: (text: string): string => text,
    function: TEXTS.costPerFunction,
    'two-functions': TEXTS.costPerTwo,
  };
  return words[costPer](signed(cost));
}

/** The page of abilities and hulls: all of it is data. @rule ABL-1 */
export function showAbilities({ forceLists }: Site): Promise<Reply> {
  return Promise.resolve(abilitiesReply(forceLists));
}

function abilitiesReply(forceLists: string): Reply {
  const effects = abilityEffects(forceLists);
  if (!effects.ok) {
    return problemReply(refuse('FORCE_LISTS_REFUSED', effects.error).error, TO_DESIGNER);
  }
  const content: AbilitiesContent = {
    abilities: ABILITY_TABLE.map((row) => ({
      id: row.id,
      name: row.rated ? TEXTS.ratedAbility(row.name) : row.name,
      kinds: row.on.join(', '),
      points: pointsText(row),
      cost: costText(row),
      maintenance: row.maintenance === 0 ? NOTHING : signed(row.maintenance),
      effect: effects.value.get(row.id) ?? '',
    })),
    hulls: HULL_CLASSES.map((key) => {
      const { name, cost, maintenance, cc, points } = HULL_TABLE[key];
      return {
        ...{ name, key, cost: String(cost), points: String(points) },
        maintenance: `${String(maintenance.points)}/${String(maintenance.per)}`,
        cc: cc === 0 ? NOTHING : String(cc),
      };
    }),
  };
  return pageReply(ABILITIES_PAGE, content, { title: TEXTS.allAbilities });
}
