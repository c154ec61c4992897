export const TODAY_URL = '/api/admin/today';
