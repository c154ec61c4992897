type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets a field as a person would. React only hears of a value that differs from the one it knows, and it notes what is
 * set through the element itself: the value goes in by the setter of the element's prototype.
 */
export function typeInto(field: TextField, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(field) as object,
    'value',
  )?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
