// The shell's first module in development: areas take this one refresh runtime, or their edits would change nothing.
import * as runtime from 'react-refresh/runtime';

window.porticoRefresh = runtime;
