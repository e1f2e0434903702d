import type { CampaignState } from '#model/campaign/state';
import type { SystemId } from '#model/campaign/ids';
import { ratingOf } from '#model/forces/design';
import { deskWith, inContacts, type Told } from './planted-desk.ts';
import { cleanDesk } from './rig.ts';

/* More leaks around the program: what goes on in colonies, lanes and holds elsewhere. */

/** Something true now of each system of others that the viewer has heard of. */
const ofSystemsElsewhere =
  (of: (state: CampaignState, system: SystemId) => unknown): Told =>
  (input) =>
    Object.values(cleanDesk(input).view.systems)
      .filter(({ own }) => own === null)
      .map(({ id }) => of(input.state, id));

/** How many lanes of the whole map are major now. */
const majorLanes: Told = ({ state }) =>
  Object.values(state.lanes).filter((lane) => lane.class === 'major').length;

/** The number of Q-Ships, behind any convoys. */
const lurkers: Told = ({ state }) =>
  Object.values(state.units).filter(({ design }) => {
    const known = state.designs[design];
    return known !== undefined && ratingOf(known, 'qShip') > 0;
  }).length;

export const PLANTED_IN_COLONIES = [
  {
    leak: 'the Morale of a colony out of sight',
    rig: deskWith(ofSystemsElsewhere(({ systems }, id) => systems[id]?.morale)),
  },
  {
    leak: 'rebels in a colony out of sight',
    rig: deskWith(ofSystemsElsewhere(({ systems }, id) => systems[id]?.rebels)),
  },
  { leak: 'a lane improved out of sight', rig: deskWith(majorLanes) },
  { leak: 'who lurks behind convoys elsewhere', rig: deskWith(lurkers), near: 20 },
  {
    leak: 'which convoys of a contact carry together',
    rig: deskWith(
      inContacts(({ place }) => (place.kind === 'aboard' ? (place.shares ?? []).length : 0)),
    ),
    near: 168,
  },
] as const;
