/** What the ground is made of at a point. */

export type Point = { latitudeDeg: number; longitudeDeg: number };
export type SoilReading = {
  soilType: string;
  drainage: string;
  /** "6.0 to 7.5, typically 6.8 (neutral)". */
  pH: string;
  fertility: string;
  characteristics: string[];
  category: 'clay' | 'sandy' | 'loam' | 'unknown';
  isPoorlyDrained: boolean;
  source: string;
  confidence: 'high' | 'medium' | 'low';
  note: string;
};

export type Soils = {
  /** Never fails: a service that cannot be asked gives way to the embedded zones. */
  at(point: Point): Promise<SoilReading>;
};
