#!/usr/bin/env node
// The command of the published package.
require('./node-check.cjs');
import('../src/portico.js');
