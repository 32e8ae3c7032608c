import { first } from '@portico/area';
import { campusContract, configContract, termContract } from '@portico/contracts';

export const phones = first(campusContract.phones);
export const openings = first(campusContract.openingHours);
export const schoolDays = first(campusContract.schoolDays);
export const freeRooms = first(campusContract.freeRooms);
export const card = first(campusContract.card);
export const busRoutes = first(configContract.busRoutes);
export const tools = first(configContract.tools);
export const term = first(termContract.now);
/** The whole page opens without a network: it needs no other call. */
export const campusCalls = [card, busRoutes, phones, openings, term, schoolDays, freeRooms, tools];
