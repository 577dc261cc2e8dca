import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { useState } from "react";

const useStyles = makeStyles({
  message: { color: tokens.colorNeutralForeground2 },
});

interface Props {
  readonly label: string;
  readonly copied: string;
  readonly refused: string;
  readonly text: () => string;
}

export function CopyButton({ label, copied, refused, text }: Props) {
  const styles = useStyles();
  const [message, setMessage] = useState("");
  const copy = () => {
    if (!navigator.clipboard) return setMessage(refused);
    navigator.clipboard.writeText(text()).then(() => setMessage(copied), () => setMessage(refused));
  };
  return (
    <>
      <Button onClick={copy}>{label}</Button>
      <span className={styles.message} role="status">{message}</span>
    </>
  );
}
