#!/usr/bin/env node
// `npm create portico-area NAME`: plain JavaScript, so that an old Node can say that it is too old.
require('@portico/cli/node-check');
require('@portico/cli/create');
