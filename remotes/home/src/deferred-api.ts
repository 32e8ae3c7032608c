import { createClient } from '@portico/client';
import { statisticContract, threeListContract } from '@portico/contracts';

// What no first screen of a phone asks: these stay out of the code that every visit loads.
export const statistics = createClient(statisticContract);
export const threeLists = createClient(threeListContract);
