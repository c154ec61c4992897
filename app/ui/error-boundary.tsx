import { Component, type ReactNode } from 'react';

/** Confines an error to a part of the page and shows a fallback in its place. */
export class ErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    console.warn(error);
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
