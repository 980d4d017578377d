package dev.incipit.app.settings;

import java.util.Map;
import java.util.Optional;

/** The settings when nothing is configured. */
final class NothingSet {
    static final Settings DEFAULTS = Settings.read(Optional.empty(), Map.of(), _ -> Optional.empty());

    private NothingSet() {}
}
