package dev.incipit.app.settings;

import java.util.List;

/** The settings cannot be used; says everything that is wrong with them at once. */
public final class SettingsFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient List<String> faults;

    public SettingsFailed(List<String> faults) {
        super(String.join(System.lineSeparator(), faults), null, false, false);
        this.faults = List.copyOf(faults);
    }

    /** One sentence each. */
    public List<String> faults() {
        return faults;
    }
}
