import { landedIn, type Siege } from '#engine/siege/siege-world';
import { reportSystem } from '#engine/sight/learner-of';
import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { occupied } from './settle-systems.ts';

/** Ground units report the colony that they are landed at. @rule FOG-2 */
export function reportFromGround(siege: Siege): void {
  const { record } = siege;
  for (const system of occupied(siege)) {
    const { owner } = rowOf(record.state().systems, system);
    for (const viewer of unique(landedIn(siege, system).map(({ unit }) => unit.owner))) {
      const isKnown = Object.hasOwn(record.state().knownSystems, knowledgeIdOf(viewer, system));
      if (viewer !== owner && isKnown)
        reportSystem({ record, viewer }, system, { source: 'presence' });
    }
  }
}
