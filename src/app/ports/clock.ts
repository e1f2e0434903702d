/** The time, as ISO text in UTC. */
export type Clock = Readonly<{ now: () => string }>;
