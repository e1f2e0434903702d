/** Something stored that does not agree with the rest. `version`: the run it was found at, 0 for none. */
export type Fault = Readonly<{ version: number; text: string }>;
