/** The rules of the name beside the results, fetched when somebody begins to fill it in. */
import { zodResolver } from '@hookform/resolvers/zod';
import { DesignContactInput } from '#contracts/admin-designs.ts';

export const rules = zodResolver(DesignContactInput);
