import { options, toChildArray, type Ref, type RefCallback, type VNode } from "preact";
import "preact/compat";

/* What React does to elements that a script makes, and Preact leaves out. */

const makeOthers = options.vnode?.bind(options);
options.vnode = (vnode) => {
  if (vnode.type === "select") markDefault(vnode as VNode<SelectProps>);
  makeOthers?.(vnode);
  if (typeof vnode.type === "string" && "autoFocus" in vnode.props) focusOnceThere(vnode);
};

interface SelectProps {
  defaultValue?: string;
  children: VNode<{ value: string; defaultSelected?: boolean }>[];
}

/** The option that a form begins with, and goes back to when it is reset. Preact would only select it. */
function markDefault(vnode: VNode<SelectProps>): void {
  const { defaultValue, children, ...props } = vnode.props;
  if (defaultValue === undefined) return;
  vnode.props = { ...props, children };
  for (const option of toChildArray(children) as typeof children)
    option.props.defaultSelected = option.props.value === defaultValue;
}

/** The focus goes to an element with `autoFocus` that comes later. Preact would only write the attribute. */
function focusOnceThere(vnode: VNode): void {
  const { autoFocus, ...props } = vnode.props as VNode["props"] & { autoFocus?: boolean };
  vnode.props = props;
  if (autoFocus) vnode.ref = focusing(vnode.ref as Ref<HTMLElement> | undefined);
}

/** What stands for each ref, as Preact would call another one again. */
const standIns = new WeakMap<object, RefCallback<HTMLElement>>();
const NO_REF = {};

function focusing(ref: Ref<HTMLElement> | undefined): RefCallback<HTMLElement> {
  const known = standIns.get(ref ?? NO_REF);
  if (known) return known;
  const made: RefCallback<HTMLElement> = (element) => {
    const undo = typeof ref === "function" ? ref(element) : undefined;
    if (ref && typeof ref === "object") ref.current = element;
    // The browser itself has focused what the server wrote.
    if (element && !element.hasAttribute("autofocus")) element.focus();
    return undo;
  };
  standIns.set(ref ?? NO_REF, made);
  return made;
}
