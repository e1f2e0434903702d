import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The proofs at their whole length: half an hour and more, for whoever has changed what they prove. */
export default mergeConfig(config, { test: { env: { FARLANE_PROOF: 'whole' } } });
