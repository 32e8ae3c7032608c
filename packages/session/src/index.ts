export { atom, createStore, Provider as StoreProvider, useAtom, useAtomValue, useSetAtom } from 'jotai';
export { useChangePerson, useDevice, useModuleOpen, useNow, usePerson, useSchool } from './hooks.ts';
export { deviceAtom, type Now, nowAtom, openModulesAtom, type Person, personAtom, type School, schoolAtom } from './portal-state.ts';
