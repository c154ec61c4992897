/** The address's parameters, and changes of them that do not take each other back. */
import { type ContextType, useCallback, useContext } from 'react';
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';

type Edit = (latest: URLSearchParams) => URLSearchParams;

/**
 * The router's own setter starts from the address that was last drawn, so that of two changes in quick succession the
 * second takes the first back. This one starts from where the reader is going already.
 */
export function useAddressParams(): {
  params: URLSearchParams;
  change: (edit: Edit, options: NavigateOptions) => void;
  /**
   * For words in a box, which the address follows when typing pauses: calls then, but not while another change is under
   * way, which they would stop. Give it to an effect; it returns what calls it off.
   */
  afterPause: (ms: number, then: () => void) => () => void;
} {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const drawn = useLocation();
  const router = useContext(DataRouterContext)?.router;
  const change = useCallback(
    (edit: Edit, options: NavigateOptions) => {
      const next = goingTo(router) ?? drawn;
      const { search } = next.pathname === drawn.pathname ? next : drawn;
      void navigate(`?${edit(new URLSearchParams(search)).toString()}`, options);
    },
    [navigate, drawn, router],
  );
  const afterPause = useCallback(
    (ms: number, then: () => void) => {
      const timer = setInterval(() => {
        if ((goingTo(router) ?? drawn).key !== drawn.key) return;
        clearInterval(timer);
        then();
      }, ms);
      return () => clearInterval(timer);
    },
    [drawn, router],
  );
  return { params, change, afterPause };
}

type Router = NonNullable<ContextType<typeof DataRouterContext>>['router'];
/** The router knows it at once; the page only when it has been drawn. */
const goingTo = (router: Router | undefined) =>
  router && (router.state.navigation.location ?? router.state.location);
