/** How many turns a new spectator is behind unless whoever invites him says otherwise: a year. @rule FOG-13 */
export const USUAL_DELAY = 12;
