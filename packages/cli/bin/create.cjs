// What `npm create portico-area` runs, after the check of Node.
import('../src/create-area.js');
