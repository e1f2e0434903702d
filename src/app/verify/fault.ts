/** A contradiction in the stored records. `version`: the run where it was found, 0 for none. */
export type Fault = Readonly<{ version: number; text: string }>;
