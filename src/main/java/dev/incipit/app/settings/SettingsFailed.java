package dev.incipit.app.settings;

import java.util.List;

/** Thrown when settings cannot be used; reports all faults at once. */
public final class SettingsFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient List<String> faults;

    public SettingsFailed(List<String> faults) {
        super(String.join(System.lineSeparator(), faults), null, false, false);
        this.faults = List.copyOf(faults);
    }

    public List<String> faults() {
        return faults;
    }
}
