import type { Database } from '../database/database.ts';
export async function seedDemo(_database: Database, _today: Date): Promise<void> {}
