import { cite } from '#kernel/reasons/cite';
import { choice, later } from './row.ts';

const BOM_2 = cite('BOM-2');

/** The orders of a fleet for a siege, and of ground units for fighting on the ground. */
export const SIEGE_ROWS = {
  /** What it bombards if no order for this turn says so. */
  bombard: later(
    choice({
      clause: 'bombard',
      rule: BOM_2,
      default: 'none',
      label: 'Bombard enemy systems',
      options: {
        none: { label: 'Never without an order', says: 'bombard no system without an order' },
        usual: {
          label: 'Troops first, then Productivity',
          says: 'bombard troops first, then Productivity',
        },
        productivity: { label: 'Productivity', says: 'bombard the Productivity of enemy systems' },
        population: { label: 'Census', says: 'bombard the Census of enemy systems' },
        suppress: {
          label: 'Suppress Productivity',
          says: 'suppress the Productivity of enemy systems',
        },
        general: { label: 'Everything', says: 'bombard enemy systems without a special target' },
      },
    }),
  ),
  /** Which enemies its empire's ground units attack if no order for this turn says so. */
  groundPlan: later(
    choice({
      clause: 'ground',
      rule: cite('GND-1'),
      default: 'weakest',
      label: 'Ground units attack',
      ofEmpire: 'The plan of ground units',
      options: {
        weakest: { label: 'The weakest first', says: 'attack the weakest enemy first' },
        strongest: { label: 'The strongest first', says: 'attack the strongest enemy first' },
        spread: { label: 'All enemies', says: 'spread their attacks over all enemies' },
        hold: { label: 'Nobody', says: 'only defend themselves' },
      },
    }),
  ),
  /** Whether colonies without ground units raise a militia. */
  militia: later(
    choice({
      clause: 'militia',
      rule: cite('GND-3'),
      default: 'raise',
      label: 'Colonies without ground units',
      ofEmpire: 'The rule for militias',
      options: {
        raise: { label: 'Raise a militia', says: 'raise a militia against invaders' },
        none: { label: 'Raise no militia', says: 'raise no militia against invaders' },
      },
    }),
  ),
} as const;
