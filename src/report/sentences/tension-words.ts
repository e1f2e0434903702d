import type { TensionCause } from '#model/campaign/tension';

/** DIP-4: what moved tension, as a player reads it. */
export const TENSION_WORDS: { readonly [C in TensionCause]: string } = {
  losses: 'units that you lost to it in battle',
  bombardment: 'its bombardment of your systems',
  trespass: 'its fleets in your systems without permission',
  'war-on-friend': 'its war on a friend of yours',
  'war-on-enemy': 'its war on an enemy of yours',
  espionage: 'its espionage in your systems',
  sabotage: 'its sabotage or propaganda in your systems',
  'treaty-signed': 'a treaty with it',
  'treaty-with-friend': 'its treaty with a friend of yours',
  'treaty-with-enemy': 'its treaty with an enemy of yours',
  'treaty-broken': 'a treaty with you that it broke',
  drift: 'a turn without change',
};

/** The last of these causes in several turns, one after another. */
export const TURNS_WITHOUT_CHANGE = 'turns without change';
