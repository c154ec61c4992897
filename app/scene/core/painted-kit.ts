/** A kit whose wood may be painted. */
import type { Rgb } from '../maths/colour.ts';
import { Kit } from './kit.ts';

export class PaintedKit extends Kit {
  /** What all wood is painted until it is told otherwise; null: as it comes. */
  paint: Rgb | null = null;

  override box(...[finish, colour, ...rest]: Parameters<Kit['box']>): void {
    super.box(finish, this.painted(finish, colour), ...rest);
  }
  override tube(...[finish, colour, ...rest]: Parameters<Kit['tube']>): void {
    super.tube(finish, this.painted(finish, colour), ...rest);
  }
  private painted(finish: Parameters<Kit['box']>[0], colour: Rgb): Rgb {
    return this.paint && finish === 'wood' ? this.vary(this.paint, 0.06) : colour;
  }
}
